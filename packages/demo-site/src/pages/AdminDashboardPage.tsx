import { AdminDashboard, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, admin dashboard: a placeholder and the way to the categories. */
export function AdminDashboardPage() {
  const { t } = useLectern('AdminDashboardPage');
  usePageTitle(t('adminDashboard.title'));
  return (
    <div className="site-page">
      <AdminDashboard />
    </div>
  );
}
