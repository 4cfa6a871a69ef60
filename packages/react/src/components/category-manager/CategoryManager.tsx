import { adminWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useCategoryManager } from '../../hooks/admin/useCategoryManager.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { CategoryManagerProvider } from './context.ts';
import * as parts from './parts.ts';

export interface CategoryManagerProps extends RootProps<'div'> {
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const ManagerRoot = createRoot('div', 'lectern-category-manager');

const Root = forwardRef<HTMLDivElement, CategoryManagerProps>(function CategoryManager(props, ref) {
  const { t } = useLectern('CategoryManager', adminWords);
  const guard = useAdminGuard(t('categoryManager.adminOnly'));
  if (!guard) return <Manager ref={ref} {...props} />;
  return (
    <ManagerRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </ManagerRoot>
  );
});

const Manager = forwardRef<HTMLDivElement, CategoryManagerProps>(function Manager({ children, ...props }, ref) {
  const { t } = useLectern('CategoryManager', adminWords);
  const manager = useCategoryManager();
  const { categories, error, reload } = manager;
  const state = categories ? (categories.length === 0 ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <ManagerRoot ref={ref} {...props} state={state}>
      <CategoryManagerProvider value={manager}>
        {categories ? (
          (children ?? (
            <>
              <parts.CategoryManagerTitle />
              <parts.CategoryManagerForm />
              <parts.CategoryManagerStatus />
              <parts.CategoryManagerList />
            </>
          ))
        ) : (
          <>
            <parts.CategoryManagerTitle />
            {error ? (
              <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
            ) : (
              <div className="lectern-category-manager-list">
                <LoadingStatus label={t('categoryManager.loading')} />
                {[1, 2, 3, 4].map((place) => (
                  <div key={place} className="lectern-category-manager-row" aria-hidden="true">
                    <Skeleton shape="title" className="lectern-category-manager-skeleton" />
                  </div>
                ))}
              </div>
            )}
          </>
        )}
      </CategoryManagerProvider>
    </ManagerRoot>
  );
});

/** Adds, renames and deletes categories (beyond §2). Admins only. */
export const CategoryManager = Object.assign(Root, {
  Title: parts.CategoryManagerTitle,
  Form: parts.CategoryManagerForm,
  Status: parts.CategoryManagerStatus,
  List: parts.CategoryManagerList,
});
