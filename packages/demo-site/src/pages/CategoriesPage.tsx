import { CategoryManager, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';

/** The categories, for admins (beyond §2). */
export function CategoriesPage() {
  const { t } = useLectern('CategoriesPage');
  useHead({ title: t('categoryManager.title') });
  return (
    <div className="site-page">
      <CategoryManager />
    </div>
  );
}
