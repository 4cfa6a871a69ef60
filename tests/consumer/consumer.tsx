import type * as lectern from '@lectern/react';
import {
  CourseCard,
  CourseList,
  createPaths,
  LecternProvider,
  type LecternProviderProps,
  type LinkProps,
  RequireCapability,
  SignIn,
  useCourseCardContext,
} from '@lectern/react';
import { CourseCard as CardOfEntry } from '@lectern/react/course-card';
import { useCart } from '@lectern/react/hooks';
import type * as parts from '@lectern/react/parts';
import { LecternProvider as ProviderOfEntry } from '@lectern/react/provider';
import '@lectern/react/styles.css';
import { coursesQuery } from '@lectern/react/server';
import { type Course, createMarketplace } from '@lectern/sdk';
import { QueryClient } from '@tanstack/react-query';
import type { ComponentProps, JSX, ReactNode } from 'react';

/** A partner's code, compiled against the built packages and both versions of React's types. */

type Exports = typeof lectern & typeof parts;
type Components = {
  [Name in keyof Exports as Name extends Capitalize<Name> ? Name : never]: Exports[Name];
};
/** The components that this version of React's types doesn't accept as components. */
type Refused = {
  [Name in keyof Components]: Components[Name] extends JSX.ElementType ? never : Name;
}[keyof Components];

export const everyComponentIsOne: [Refused] extends [never] ? true : Refused = true;
/** An empty list would prove nothing. */
export const manyAreChecked:
  | 'CoursePlayer'
  | 'Checkout'
  | 'RequireCapability'
  | 'CourseCardImage' extends keyof Components
  ? true
  : false = true;

/** The entry of a widget has what the index has. */
export const ofEntries: [typeof CourseCard, typeof LecternProvider] = [CardOfEntry, ProviderOfEntry];
export const useTotal = () => useCart().total;

const marketplace = createMarketplace({ baseUrl: 'https://learn.example/api', storagePrefix: 'lectern_' });
const queryClient = new QueryClient();

export async function prefetch(): Promise<readonly Course[]> {
  const page = await queryClient.fetchQuery(coursesQuery(marketplace, { q: 'tides' }));
  return page.courses;
}

const Link = ({ href, children }: LinkProps): JSX.Element => <a href={createPaths().course(href)}>{children}</a>;

const Heading = ({ children, ...props }: ComponentProps<'h2'>): JSX.Element => <h2 {...props}>{children}</h2>;
const Level = (): JSX.Element => <em>{useCourseCardContext().level}</em>;

/** Elements and parts of the host, and a card of its own in a list. */
export const OwnCards = (): JSX.Element => (
  <CourseList
    search={{}}
    renderItem={(course, { imageLoading }) => (
      <CourseCard course={course} imageLoading={imageLoading}>
        <CourseCard.Title render={<Heading />} />
        <CourseCard.CartButton render={(props) => <button {...props} />} />
        <Level />
      </CourseCard>
    )}
  />
);

export function Page({ course, children }: { course: Course; children: ReactNode }): JSX.Element {
  const provider: Omit<LecternProviderProps, 'children'> = { marketplace, queryClient, theme: 'light', Link };
  return (
    <LecternProvider {...provider}>
      <RequireCapability of="learning">{children}</RequireCapability>
      <SignIn onSignIn={({ firstName }) => firstName.trim()} />
      <CourseList search={{ q: 'tides' }} />
      <CourseCard course={course}>
        <CourseCard.Image className="mine" />
        <CourseCard.Title />
      </CourseCard>
    </LecternProvider>
  );
}
