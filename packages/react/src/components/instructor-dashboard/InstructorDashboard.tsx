import { teachingWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useAuthoredCourses } from '../../hooks/authoring/useAuthoredCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useGuard } from '../require-capability/index.ts';
import { InstructorDashboardProvider } from './context.ts';
import * as parts from './parts.ts';

export interface InstructorDashboardProps extends RootProps<'div'> {
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const DashboardRoot = createRoot('div', 'lectern-instructor-dashboard');

const Root = forwardRef<HTMLDivElement, InstructorDashboardProps>(function InstructorDashboard(props, ref) {
  const { paths } = useLectern('InstructorDashboard');
  const guard = useGuard({ of: 'instructorDashboard', fallback: paths.dashboard });
  if (!guard) return <Dashboard ref={ref} {...props} />;
  return (
    <DashboardRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </DashboardRoot>
  );
});

const Dashboard = forwardRef<HTMLDivElement, InstructorDashboardProps>(function Dashboard({ children, ...props }, ref) {
  const { t } = useLectern('InstructorDashboard');
  const view = useAuthoredCourses();
  const { courses, error, reload } = view;
  const state = courses ? (courses.length === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <DashboardRoot ref={ref} {...props} state={state}>
      <InstructorDashboardProvider value={view}>
        {(courses && children) ?? (
          <>
            <parts.InstructorDashboardHeader />
            <parts.InstructorDashboardSummary />
            <parts.InstructorDashboardWeeks />
            <parts.InstructorDashboardStatus />
            {courses ? (
              <parts.InstructorDashboardList />
            ) : error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : (
              <CardSkeletons />
            )}
          </>
        )}
      </InstructorDashboardProvider>
    </DashboardRoot>
  );
});

function CardSkeletons() {
  const { t } = useLectern('InstructorDashboard', teachingWords);
  return (
    <div className="lectern-instructor-dashboard-list">
      <LoadingStatus label={t('instructorDashboard.loading')} />
      {[1, 2, 3].map((place) => (
        <div key={place} className="lectern-authored-course-card" aria-hidden="true">
          <div className="lectern-authored-course-card-image">
            <Skeleton shape="box" />
          </div>
          <div className="lectern-authored-course-card-body">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The courses of the signed-in instructor, their numbers and actions (§2). Learners are sent to their dashboard. */
export const InstructorDashboard = Object.assign(Root, {
  Header: parts.InstructorDashboardHeader,
  Actions: parts.InstructorDashboardActions,
  Summary: parts.InstructorDashboardSummary,
  Weeks: parts.InstructorDashboardWeeks,
  Status: parts.InstructorDashboardStatus,
  List: parts.InstructorDashboardList,
});
