import { NotFound, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, any other path. */
export function NotFoundPage() {
  const { t } = useLectern('NotFoundPage');
  usePageTitle(t('notFound.title'));
  return (
    <div className="site-page">
      <NotFound />
    </div>
  );
}
