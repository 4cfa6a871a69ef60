import { adminWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { CategoryManagerRow } from './CategoryManagerRow.tsx';
import { useCategories } from './context.ts';

/** The heading. */
export const CategoryManagerTitle = forwardRef<HTMLHeadingElement, RootProps<'h1'>>(function CategoryManagerTitle(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CategoryManagerTitle', adminWords);
  return (
    <h1 ref={ref} {...props} className={cx('lectern-category-manager-title', className)}>
      {props.children ?? t('categoryManager.title')}
    </h1>
  );
});

/** Announces the last change. */
export const CategoryManagerStatus = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CategoryManagerStatus(
  { className, ...props },
  ref,
) {
  const { news } = useCategories('CategoryManagerStatus');
  return (
    <p ref={ref} role="status" {...props} className={cx('lectern-category-manager-status', className)}>
      {news}
    </p>
  );
});

/** The categories, each with its actions; a note where there are none, or where some can't be deleted. */
export const CategoryManagerList = forwardRef<HTMLDivElement, RootProps<'div'>>(function CategoryManagerList(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CategoryManagerList', adminWords);
  const { categories = [], canRemove } = useCategories('CategoryManagerList');
  return (
    <div ref={ref} {...props} className={cx('lectern-category-manager-categories', className)}>
      {categories.length === 0 ? (
        <EmptyNote message={t('categoryManager.empty')} icon={icons.filter} />
      ) : (
        <ul className="lectern-category-manager-list">
          {categories.map((category) => (
            <li key={category._id}>
              <CategoryManagerRow category={category} />
            </li>
          ))}
        </ul>
      )}
      {!categories.every(canRemove) && <p className="lectern-category-manager-hint">{t('categoryManager.inUse')}</p>}
    </div>
  );
});
