import '@lectern/react/styles/documents.css';
import { Documents, useLectern } from '@lectern/react';
import { documentWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** The receipts and credit notes of a month, for admins (beyond §2). */
export function DocumentsPage() {
  const { t } = useLectern('DocumentsPage', documentWords);
  useHead({ title: t('documents.title') });
  return (
    <div className="site-page">
      <Documents />
    </div>
  );
}
