import '@lectern/react/styles/support-desk.css';
import { SupportDesk, useLectern } from '@lectern/react';
import { supportDeskWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** What people wrote to support, for admins (beyond §2). */
export function SupportDeskPage() {
  const { t } = useLectern('SupportDeskPage', supportDeskWords);
  useHead({ title: t('supportDesk.title') });
  return (
    <div className="site-page">
      <SupportDesk />
    </div>
  );
}
