import { useCategories } from '../../hooks/useCategories.ts';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';

export interface CategoryGridProps {
  /** How many to show; the home page shows 6 (§9). */
  limit?: number;
}

/** Categories as quiet tiles with their counts, each a link to the filtered listing (§2). */
export function CategoryGrid({ limit }: CategoryGridProps) {
  const { t, Link, paths } = useLectern('CategoryGrid');
  const { data, error, refetch } = useCategories();

  if (error && !data) {
    return <LoadError error={error} fallback="categories.listFailed" onRetry={refetch} />;
  }
  if (data?.length === 0) return <p className="lectern-category-none">{t('filters.noCategories')}</p>;
  return (
    <ul className="lectern-category-grid">
      {data
        ? data.slice(0, limit).map(({ _id, name, courseCount }) => (
            <li key={_id}>
              <Link href={paths.category(_id)} className="lectern-category-tile">
                <span className="lectern-category-name" dir="auto">
                  {name}
                </span>
                {courseCount !== undefined && (
                  <span className="lectern-category-count">{t.plural('count.courses', courseCount)}</span>
                )}
                <Icon name="chevronRight" />
              </Link>
            </li>
          ))
        : Array.from({ length: limit ?? 6 }, (_, place) => `place-${place}`).map((place) => (
            <li key={place}>
              <div className="lectern-category-tile">
                <Skeleton shape="title" />
              </div>
            </li>
          ))}
    </ul>
  );
}
