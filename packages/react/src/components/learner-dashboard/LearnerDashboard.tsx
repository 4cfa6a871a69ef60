import { dashboardWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useEnrolledCourses } from '../../hooks/learning/useEnrolledCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadError } from '../load-error/index.ts';
import { LearnerDashboardProvider } from './context.ts';
import { LearnerDashboardSkeleton } from './LearnerDashboardSkeleton.tsx';
import * as parts from './parts.ts';

export interface LearnerDashboardProps extends RootProps<'div'> {
  /** Without children the dashboard has its usual parts. They replace these once the courses are loaded. */
  children?: ReactNode;
}

const Root = createRoot('div', 'lectern-learner-dashboard');

const LearnerDashboardRoot = forwardRef<HTMLDivElement, LearnerDashboardProps>(function LearnerDashboard(
  { children, ...props },
  ref,
) {
  const { t } = useLectern('LearnerDashboard', dashboardWords);
  const { data: courses, error, refetch } = useEnrolledCourses();
  const state = courses ? (courses.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading';
  return (
    <Root ref={ref} {...props} state={state}>
      {courses && children ? (
        <LearnerDashboardProvider value={courses}>{children}</LearnerDashboardProvider>
      ) : (
        <>
          <parts.LearnerDashboardHeader />
          {courses ? (
            <LearnerDashboardProvider value={courses}>
              <parts.LearnerDashboardFirstSteps />
              <parts.LearnerDashboardNext />
              <parts.LearnerDashboardWeek />
              <parts.LearnerDashboardCourses />
              <parts.LearnerDashboardShelf />
            </LearnerDashboardProvider>
          ) : error ? (
            <LoadError error={error} fallback={t('dashboard.failed')} onRetry={refetch} />
          ) : (
            <LearnerDashboardSkeleton />
          )}
        </>
      )}
    </Root>
  );
});

/** The learner dashboard (§2): the course to continue with, the week, all others, and a shelf of the completed ones; first steps without a course. */
export const LearnerDashboard = Object.assign(LearnerDashboardRoot, {
  Header: parts.LearnerDashboardHeader,
  FirstSteps: parts.LearnerDashboardFirstSteps,
  Next: parts.LearnerDashboardNext,
  Week: parts.LearnerDashboardWeek,
  Courses: parts.LearnerDashboardCourses,
  Shelf: parts.LearnerDashboardShelf,
  Course: parts.LearnerDashboardCourse,
});
