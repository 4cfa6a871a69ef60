import '@lectern/react/styles/category-manager.css';
import { CategoryManager, useLectern } from '@lectern/react';
import { adminWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** The categories, for admins (beyond §2). */
export function CategoriesPage() {
  const { t } = useLectern('CategoriesPage', adminWords);
  useHead({ title: t('categoryManager.title') });
  return (
    <div className="site-page">
      <CategoryManager />
    </div>
  );
}
