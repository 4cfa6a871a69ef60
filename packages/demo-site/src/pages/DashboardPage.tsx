import { LearnerDashboard } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, learner dashboard. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  return (
    <div className="site-page">
      <LearnerDashboard />
    </div>
  );
}
