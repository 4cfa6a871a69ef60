import '@lectern/react/styles/learner-dashboard.css';
import { LearnerDashboard } from '@lectern/react';
import { useHead } from '../head/useHead.ts';

/** §2, learner dashboard. */
export function DashboardPage() {
  useHead({ title: 'Dashboard' });
  return (
    <div className="site-page">
      <LearnerDashboard />
    </div>
  );
}
