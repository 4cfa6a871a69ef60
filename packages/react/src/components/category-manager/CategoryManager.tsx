import { useCategoryManager } from '../../hooks/useCategoryManager.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { RequireAdmin } from '../admin-dashboard/index.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryRow } from './CategoryRow.tsx';

/** Adding, renaming and deleting categories (beyond §2). Admins only. */
export function CategoryManager() {
  const { t } = useLectern('CategoryManager');
  return (
    <RequireAdmin refusal={t('categoryManager.adminOnly')}>
      <Manager />
    </RequireAdmin>
  );
}

function Manager() {
  const { t } = useLectern('CategoryManager');
  const state = useCategoryManager();
  const { categories, error, reload, news, canRemove } = state;
  return (
    <div className="lectern-categories">
      <h1>{t('categoryManager.title')}</h1>
      {categories && <CategoryForm state={state} />}
      <p role="status" className="lectern-categories-news">
        {news}
      </p>
      {categories ? (
        categories.length === 0 ? (
          <EmptyNote message={t('categoryManager.empty')} icon="filter" />
        ) : (
          <>
            <ul className="lectern-categories-list">
              {categories.map((category) => (
                <li key={category._id}>
                  <CategoryRow category={category} state={state} />
                </li>
              ))}
            </ul>
            {!categories.every(canRemove) && <p className="lectern-categories-hint">{t('categoryManager.inUse')}</p>}
          </>
        )
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : (
        <div className="lectern-categories-list">
          <LoadingStatus label={t('categoryManager.loading')} />
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className="lectern-category-row" aria-hidden="true">
              <Skeleton shape="title" className="lectern-category-row-loading" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
