import '@lectern/react/styles/admin-dashboard.css';
import { AdminDashboard, useLectern } from '@lectern/react';
import { adminWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** §2, admin dashboard: a placeholder and the way to the categories. */
export function AdminDashboardPage() {
  const { t } = useLectern('AdminDashboardPage', adminWords);
  useHead({ title: t('adminDashboard.title') });
  return (
    <div className="site-page">
      <AdminDashboard />
    </div>
  );
}
