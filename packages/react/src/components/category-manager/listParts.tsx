import { adminWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { CategoryManagerRow } from './CategoryManagerRow.tsx';
import { useCategoryManagerContext } from './context.ts';

/** The heading. */
export const CategoryManagerTitle = definePart(
  'CategoryManagerTitle',
  'h1',
  'lectern-category-manager-title',
  (name) => {
    const { t } = useLectern(name, adminWords);
    return { children: t('categoryManager.title') };
  },
);

/** Announces the last change. */
export const CategoryManagerStatus = definePart(
  'CategoryManagerStatus',
  'p',
  'lectern-category-manager-status',
  (name) => {
    const { news } = useCategoryManagerContext(name);
    return { role: 'status', children: news };
  },
);

/** The categories, each with its actions; a note where there are none, or where some can't be deleted. */
export const CategoryManagerList = definePart(
  'CategoryManagerList',
  'div',
  'lectern-category-manager-categories',
  (name) => {
    const { t } = useLectern(name, adminWords);
    const { categories = [], canRemove } = useCategoryManagerContext(name);
    return {
      children: (
        <>
          {!categories.every(canRemove) && (
            <p className="lectern-category-manager-hint">{t('categoryManager.inUse')}</p>
          )}
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
        </>
      ),
    };
  },
);
