import '@lectern/react/styles/not-found.css';
import { NotFound, useLectern } from '@lectern/react';
import { notFoundWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { EmptyIllustration } from '../layout/EmptyIllustration.tsx';

/** §2, any other path. */
export function NotFoundPage() {
  const { t } = useLectern('NotFoundPage', notFoundWords);
  useHead({ title: t('notFound.title') });
  return (
    <div className="site-page">
      <NotFound picture={<EmptyIllustration />} />
    </div>
  );
}
