import { adminWords } from '@lectern/sdk/words';
import type { AdminFigures as Figures } from '../../hooks/admin/useAdminFigures.ts';
import { useLectern } from '../../provider/context.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What an admin looks after in numbers, a link to it where it has a page; a dash where it could not be loaded. */
export function AdminFigures({ figures }: { figures: Figures }) {
  const { t, formats, Link, paths } = useLectern('AdminFigures', adminWords);
  const rows: readonly (readonly [key: Counted, href?: string])[] = [
    ['learners'],
    ['signUps'],
    ['orders'],
    ['revenue'],
    ['courses', paths.courses],
    ['waiting'],
    ['openMessages', paths.supportDesk],
    ['emptyCategories', paths.categories],
    ['activePartners', paths.partners],
  ];
  return (
    <dl className="lectern-admin-dashboard-figures" aria-label={t('adminDashboard.figures')}>
      {rows.map(([key, href]) => {
        const value = figures[key];
        const text = value === undefined ? '–' : key === 'revenue' ? formats.money(value) : formats.count(value);
        return (
          <div key={key}>
            <dt>{t(`adminDashboard.${key}`)}</dt>
            <dd>
              {figures.isLoading ? (
                <Skeleton shape="short" />
              ) : value !== undefined && href ? (
                <Link href={href} aria-label={`${t(`adminDashboard.${key}`)}: ${text}`}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Counted =
  | 'learners'
  | 'signUps'
  | 'orders'
  | 'revenue'
  | 'courses'
  | 'waiting'
  | 'openMessages'
  | 'emptyCategories'
  | 'activePartners';
