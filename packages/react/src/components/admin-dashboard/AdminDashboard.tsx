import { adminWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useAdminFigures } from '../../hooks/admin/useAdminFigures.ts';
import { useDisputes } from '../../hooks/admin/useDisputes.ts';
import { useRefunds } from '../../hooks/admin/useRefunds.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdminDisputes } from './AdminDisputes.tsx';
import { AdminFaults } from './AdminFaults.tsx';
import { AdminFigures } from './AdminFigures.tsx';
import { AdminRefunds } from './AdminRefunds.tsx';
import { NewCourses } from './NewCourses.tsx';
import { useAdminGuard } from './useAdminGuard.tsx';

export type AdminDashboardProps = RootProps<'div'>;

const Root = createRoot('div', 'lectern-admin-dashboard');

/** Where an admin lands (§2): a welcome, the marketplace in numbers, the newest courses, and what admins maintain. */
export const AdminDashboard = forwardRef<HTMLDivElement, AdminDashboardProps>(function AdminDashboard(props, ref) {
  const { t } = useLectern('AdminDashboard', adminWords);
  const { user } = useSession();
  const guard = useAdminGuard(t('adminDashboard.adminOnly'));
  return (
    <Root ref={ref} {...props} state={guard?.state ?? 'ready'}>
      {guard ? (
        guard.content
      ) : (
        <>
          <header className="lectern-heading">
            <h1>{t('adminDashboard.title')}</h1>
            <p>{t('adminDashboard.text', { firstName: user?.firstName ?? '' })}</p>
          </header>
          <Overview />
        </>
      )}
    </Root>
  );
});

function Overview() {
  const { t, Link, paths } = useLectern('AdminDashboard', adminWords);
  const figures = useAdminFigures();
  // A list that failed is pending again while it is retried: it has been answered all the same.
  const hasDisputes = useDisputes().isFetched;
  const hasRefunds = useRefunds().isFetched;
  const hasLoaded = hasDisputes && hasRefunds && !figures.isLoading;
  /** What admins maintain: a new screen is one more row. */
  const areas = [
    {
      text: t('adminDashboard.categoriesText'),
      href: paths.categories,
      action: t('adminDashboard.categories'),
    },
    {
      text: t('adminDashboard.partnersText'),
      href: paths.partners,
      action: t('adminDashboard.partners'),
    },
    {
      text: t('adminDashboard.payoutsText'),
      href: paths.payouts,
      action: t('adminDashboard.payouts'),
    },
    {
      text: t('adminDashboard.documentsText'),
      href: paths.documents,
      action: t('adminDashboard.documents'),
    },
    {
      text: t('adminDashboard.discountsText'),
      href: paths.allDiscounts,
      action: t('adminDashboard.discounts'),
    },
    {
      text: t('adminDashboard.outboxText'),
      href: paths.outbox,
      action: t('adminDashboard.outbox'),
    },
    {
      text: t('adminDashboard.auditText'),
      href: paths.audit,
      action: t('adminDashboard.audit'),
    },
    {
      text: t('adminDashboard.supportText'),
      href: paths.supportDesk,
      action: t('adminDashboard.support'),
    },
    {
      text: t('adminDashboard.statusText'),
      href: paths.status,
      action: t('adminDashboard.status'),
    },
  ];
  return (
    <>
      <AdminFaults faults={figures.faults ?? []} />
      <AdminFigures figures={figures} />
      {/* Their lists are as long as they are: a link below them would move away from under a pointer. */}
      {hasLoaded ? (
        <>
          <AdminDisputes />
          <AdminRefunds />
          <div className="lectern-admin-dashboard-columns">
            {figures.newCourses && figures.newCourses.length > 0 && <NewCourses courses={figures.newCourses} />}
            <ul className="lectern-admin-dashboard-areas">
              {areas.map(({ text, href, action }) => (
                <li key={href}>
                  <Link href={href}>{action}</Link>
                  <p>{text}</p>
                  <Icon shape={icons.chevronRight} />
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <>
          <LoadingStatus label={t('adminDashboard.loading')} />
          <div className="lectern-admin-dashboard-columns" aria-hidden="true">
            <Skeleton shape="panel" />
            <Skeleton shape="panel" />
          </div>
        </>
      )}
    </>
  );
}
