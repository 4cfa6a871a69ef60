import {
  Checkout,
  CourseCard,
  CourseList,
  CoursePlayer,
  LecternProvider,
  type LecternProviderProps,
  Navbar,
  SignIn,
} from '@lectern/react';
import { createMarketplace, type Marketplace } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's page, on its own site. The test that opens it chooses what it shows. */

const widgets = {
  signIn: () => <SignIn />,
  card: (courseId: string) => <CourseCard courseId={courseId} />,
  list: () => <CourseList search={{ limit: 3 }} />,
  checkout: (courseId: string) => <Checkout courseId={courseId} />,
  navbar: () => <Navbar />,
  player: (courseId: string) => <CoursePlayer courseId={courseId} />,
} satisfies Record<string, (id: string) => ReactNode>;

export interface Shown {
  widget: keyof typeof widgets;
  id?: string;
  isInShadow?: boolean;
  provider?: Pick<LecternProviderProps, 'theme' | 'className'>;
}

const paths = {
  course: (id: string) => `/training/${id}`,
  learning: (id: string) => `/study/${id}`,
  signIn: (from = '/') => `/sign-in?from=${encodeURIComponent(from)}`,
};

let marketplace: Marketplace | undefined;

async function show(baseUrl: string, { widget, id = '', isInShadow = false, provider = {} }: Shown): Promise<void> {
  marketplace ??= createMarketplace({ baseUrl, storagePrefix: 'lectern_' });
  const host = document.createElement('div');
  document.querySelector('main')?.append(host);
  let place: Element = host;
  if (isInShadow) {
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = await new CSSStyleSheet().replace(await (await fetch('/styles.css')).text());
    shadow.adoptedStyleSheets = [sheet];
    place = document.createElement('div');
    shadow.append(place);
  }
  createRoot(place).render(
    <LecternProvider marketplace={marketplace} paths={paths} {...provider}>
      {widgets[widget](id)}
    </LecternProvider>,
  );
}

Object.assign(window, { show, notify: (title: string) => marketplace?.notices.show({ title, message: 'Read this.' }) });
