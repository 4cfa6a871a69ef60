import { CourseList, CoursePlayer, LecternProvider, type LecternProviderProps, SignIn } from '@lectern/react';
import { createMarketplace, type Marketplace } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A partner's page, on a site of its own. The test that opens it says what it shows. */

const widgets = {
  signIn: () => <SignIn />,
  list: () => <CourseList search={{ limit: 3 }} />,
  player: (courseId: string) => <CoursePlayer courseId={courseId} />,
} satisfies Record<string, (id: string) => ReactNode>;

export interface Shown {
  widget: keyof typeof widgets;
  id?: string;
  isInShadow?: boolean;
  provider?: Pick<LecternProviderProps, 'theme' | 'className'>;
}

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
    <LecternProvider marketplace={marketplace} {...provider}>
      {widgets[widget](id)}
    </LecternProvider>,
  );
}

Object.assign(window, { show, notify: (title: string) => marketplace?.notices.show({ title, message: 'Read this.' }) });
