import { adminWords } from '@lectern/sdk/words';
import { useAdminFigures } from '../../hooks/admin/useAdminFigures.ts';
import { useLectern } from '../../provider/context.ts';

/** What an admin looks after in four numbers, each a link to it; a dash until it is known. */
export function AdminFigures() {
  const { t, formats, Link, paths } = useLectern('AdminFigures', adminWords);
  const { courses, categories, emptyCategories, activePartners } = useAdminFigures();
  const figures = [
    ['courses', courses, paths.courses],
    ['categoriesCount', categories, paths.categories],
    ['emptyCategories', emptyCategories, paths.categories],
    ['activePartners', activePartners, paths.partners],
  ] as const;
  return (
    <dl className="lectern-admin-dashboard-figures" aria-label={t('adminDashboard.figures')}>
      {figures.map(([key, count, href]) => (
        <div key={key}>
          <dt>{t(`adminDashboard.${key}`)}</dt>
          <dd>
            {count === undefined ? (
              '–'
            ) : (
              <Link href={href} aria-label={`${t(`adminDashboard.${key}`)}: ${formats.count(count)}`}>
                {formats.count(count)}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
