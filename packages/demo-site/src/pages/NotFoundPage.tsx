import { NotFound, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';
import { Nothing } from '../layout/Nothing.tsx';

/** §2, any other path. */
export function NotFoundPage() {
  const { t } = useLectern('NotFoundPage');
  useHead({ title: t('notFound.title') });
  return (
    <div className="site-page">
      <NotFound picture={<Nothing />} />
    </div>
  );
}
