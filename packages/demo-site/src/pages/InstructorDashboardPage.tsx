import { InstructorDashboard, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, instructor dashboard. */
export function InstructorDashboardPage() {
  const { t } = useLectern('InstructorDashboardPage');
  usePageTitle(t('instructorDashboard.title'));
  return (
    <div className="site-page">
      <InstructorDashboard />
    </div>
  );
}
