import '@lectern/react/styles/learner-dashboard.css';
import { LearnerDashboard, useLectern } from '@lectern/react';
import { navbarWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** §2, learner dashboard. */
export function DashboardPage() {
  const { t } = useLectern('DashboardPage', navbarWords);
  useHead({ title: t('navbar.dashboard') });
  return (
    <div className="site-page">
      <LearnerDashboard />
    </div>
  );
}
