import { dashboardWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';

/** What the dashboard shows while the courses load. */
export function LearnerDashboardSkeleton() {
  const { t } = useLectern('LearnerDashboard', dashboardWords);
  return (
    <div className="lectern-learner-dashboard-list">
      <LoadingStatus label={t('dashboard.loading')} />
      {[1, 2, 3].map((place) => (
        <div key={place} className="lectern-learner-dashboard-course" aria-hidden="true">
          <div className="lectern-learner-dashboard-image">
            <Skeleton shape="box" />
          </div>
          <div className="lectern-learner-dashboard-body">
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
