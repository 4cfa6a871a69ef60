import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useCategories } from '../../hooks/catalogue/useCategories.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { CategoryGridProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface CategoryGridProps extends RootProps<'div'> {
  /** How many categories to show at most. All of them by default. */
  limit?: number;
  /** The parts, in your arrangement. Without children the grid has its usual parts. */
  children?: ReactNode;
}

const Root = createRoot('div', 'lectern-category-grid');

const CategoryGridRoot = forwardRef<HTMLDivElement, CategoryGridProps>(function CategoryGrid(
  { limit, children, ...props },
  ref,
) {
  const { t } = useLectern('CategoryGrid', catalogueWords);
  const { data, error, refetch } = useCategories();
  const state = data ? (data.length === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <Root ref={ref} {...props} state={state}>
      {state === 'loading' && <Loading tiles={limit ?? 6} />}
      {state === 'error' && <LoadError error={error} fallback={t('categories.listFailed')} onRetry={refetch} />}
      {state === 'empty' && <p className="lectern-category-grid-empty">{t('filters.noCategories')}</p>}
      {state === 'ready' && data && (
        <CategoryGridProvider value={data.slice(0, limit)}>
          {children ?? <parts.CategoryGridList />}
        </CategoryGridProvider>
      )}
    </Root>
  );
});

const Loading = ({ tiles }: { tiles: number }) => (
  <ul className="lectern-category-grid-list">
    {Array.from({ length: tiles }, (_, place) => `place-${place}`).map((place) => (
      <li key={place}>
        <div className="lectern-category-grid-tile">
          <Skeleton shape="title" />
        </div>
      </li>
    ))}
  </ul>
);

/** Categories as quiet tiles with their counts, each a link to the filtered listing (§2). */
export const CategoryGrid = Object.assign(CategoryGridRoot, {
  List: parts.CategoryGridList,
  Tile: parts.CategoryGridTile,
  Name: parts.CategoryGridName,
  Count: parts.CategoryGridCount,
});
