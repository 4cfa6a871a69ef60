import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { RequireAdmin } from './RequireAdmin.tsx';

/** Where an admin lands (§2): a placeholder, and the way to the categories. */
export function AdminDashboard() {
  const { t, Link, paths } = useLectern('AdminDashboard');
  const { user } = useSession();
  return (
    <RequireAdmin refusal={t('adminDashboard.adminOnly')}>
      <div className="lectern-admin">
        <h1>{t('adminDashboard.title')}</h1>
        <p className="lectern-admin-text">{t('adminDashboard.text', { firstName: user?.firstName ?? '' })}</p>
        <section className="lectern-admin-card">
          <div>
            <h2>{t('categoryManager.title')}</h2>
            <p>{t('adminDashboard.categoriesText')}</p>
          </div>
          <Link href={paths.categories} className="lectern-button" data-variant="primary">
            {t('adminDashboard.categories')}
          </Link>
        </section>
      </div>
    </RequireAdmin>
  );
}
