import { Checkout, CourseDetail, CourseList, CoursePlayer, LecternProvider, Prefetched } from '@lectern/react';
import type { Answers } from '@lectern/react/server';
import type { CourseSearch } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { marketplace, paths } from './marketplace';

/** Each island is a root of its own, so it has the provider in it. All share one session and cart. */
function Island({ answers = [], children }: { answers?: Answers; children: ReactNode }) {
  return (
    <LecternProvider marketplace={marketplace} paths={paths}>
      <Prefetched answers={answers}>{children}</Prefetched>
    </LecternProvider>
  );
}

export const List = ({ answers, search }: { answers: Answers; search: CourseSearch }) => (
  <Island answers={answers}>
    <CourseList search={search} imageLoading="eager" />
  </Island>
);

export const Detail = ({ answers, courseId }: { answers: Answers; courseId: string }) => (
  <Island answers={answers}>
    <CourseDetail courseId={courseId} />
  </Island>
);

export const Player = ({ courseId }: { courseId: string }) => (
  <Island>
    <CoursePlayer courseId={courseId} />
  </Island>
);

export const Payment = ({ courseId, code }: { courseId?: string | undefined; code?: string | undefined }) => (
  <Island>
    <Checkout courseId={courseId} code={code} />
  </Island>
);
