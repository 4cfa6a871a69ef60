import { adminWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { AdminDisputes } from './AdminDisputes.tsx';
import { AdminFigures } from './AdminFigures.tsx';
import { useAdminGuard } from './useAdminGuard.tsx';

export type AdminDashboardProps = RootProps<'div'>;

const Root = createRoot('div', 'lectern-admin-dashboard');

/** Where an admin lands (§2): a welcome, four figures, and links to the categories and the partners. */
export const AdminDashboard = forwardRef<HTMLDivElement, AdminDashboardProps>(function AdminDashboard(props, ref) {
  const { t, Link, paths } = useLectern('AdminDashboard', adminWords);
  const { user } = useSession();
  const guard = useAdminGuard(t('adminDashboard.adminOnly'));
  return (
    <Root ref={ref} {...props} state={guard?.state ?? 'ready'}>
      {guard ? (
        guard.content
      ) : (
        <>
          <h1>{t('adminDashboard.title')}</h1>
          <p className="lectern-admin-dashboard-text">
            {t('adminDashboard.text', { firstName: user?.firstName ?? '' })}
          </p>
          <AdminFigures />
          <AdminDisputes />
          <div className="lectern-admin-dashboard-cards">
            <section className="lectern-admin-dashboard-card">
              <div>
                <h2>{t('categoryManager.title')}</h2>
                <p>{t('adminDashboard.categoriesText')}</p>
              </div>
              <Link href={paths.categories} className="lectern-button" data-variant="primary">
                {t('adminDashboard.categories')}
              </Link>
            </section>
            <section className="lectern-admin-dashboard-card">
              <div>
                <h2>{t('adminDashboard.partnersTitle')}</h2>
                <p>{t('adminDashboard.partnersText')}</p>
              </div>
              <Link href={paths.partners} className="lectern-button" data-variant="secondary">
                {t('adminDashboard.partners')}
              </Link>
            </section>
          </div>
        </>
      )}
    </Root>
  );
});
