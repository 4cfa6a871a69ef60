import { forwardRef } from 'react';
import { useCategories } from '../../hooks/useCategories.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';

export interface CategoryGridProps extends RootProps<'div'> {
  /** How many categories to show at most. All of them by default. */
  limit?: number;
}

const Root = createRoot('div', 'lectern-category-grid');

/** Categories as quiet tiles with their counts, each a link to the filtered listing (§2). */
export const CategoryGrid = forwardRef<HTMLDivElement, CategoryGridProps>(function CategoryGrid(
  { limit, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('CategoryGrid');
  const { data, error, refetch } = useCategories();

  if (error && !data) {
    return (
      <Root ref={ref} {...props} state="error">
        <LoadError error={error} fallback="categories.listFailed" onRetry={refetch} />
      </Root>
    );
  }
  if (data?.length === 0) {
    return (
      <Root ref={ref} {...props} state="empty">
        <p className="lectern-category-grid-empty">{t('filters.noCategories')}</p>
      </Root>
    );
  }
  return (
    <Root ref={ref} {...props} state={data ? 'ready' : 'loading'}>
      <ul className="lectern-category-grid-list">
        {data
          ? data.slice(0, limit).map(({ _id, name, courseCount }) => (
              <li key={_id}>
                <Link href={paths.category(_id)} className="lectern-category-grid-tile">
                  <span className="lectern-category-grid-name" dir="auto">
                    {name}
                  </span>
                  {courseCount !== undefined && (
                    <span className="lectern-category-grid-count">{t.plural('count.courses', courseCount)}</span>
                  )}
                  <Icon name="chevronRight" />
                </Link>
              </li>
            ))
          : Array.from({ length: limit ?? 6 }, (_, place) => `place-${place}`).map((place) => (
              <li key={place}>
                <div className="lectern-category-grid-tile">
                  <Skeleton shape="title" />
                </div>
              </li>
            ))}
      </ul>
    </Root>
  );
});
