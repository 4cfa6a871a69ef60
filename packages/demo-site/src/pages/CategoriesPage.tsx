import { CategoryManager, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** The categories, for admins (beyond §2). */
export function CategoriesPage() {
  const { t } = useLectern('CategoriesPage');
  usePageTitle(t('categoryManager.title'));
  return (
    <div className="site-page">
      <CategoryManager />
    </div>
  );
}
