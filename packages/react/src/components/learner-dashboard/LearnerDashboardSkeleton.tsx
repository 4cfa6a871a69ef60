import { dashboardWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What the dashboard shows while the courses load: the one to continue with, then the others. */
export function LearnerDashboardSkeleton() {
  const { t } = useLectern('LearnerDashboard', dashboardWords);
  return (
    <>
      <LoadingStatus label={t('dashboard.loading')} />
      <div className="lectern-learner-dashboard-section" aria-hidden="true">
        <Skeleton shape="title" />
        <CourseSkeleton isNext />
      </div>
      <div className="lectern-learner-dashboard-section" aria-hidden="true">
        <Skeleton shape="title" />
        <div className="lectern-learner-dashboard-list">
          {[1, 2, 3].map((place) => (
            <CourseSkeleton key={place} />
          ))}
        </div>
      </div>
    </>
  );
}

function CourseSkeleton({ isNext }: { isNext?: boolean }) {
  return (
    <div className="lectern-learner-dashboard-course" data-next={isNext}>
      <div className="lectern-learner-dashboard-image">
        <Skeleton shape="box" />
      </div>
      <div className="lectern-learner-dashboard-body">
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
