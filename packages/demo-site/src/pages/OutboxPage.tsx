import '@lectern/react/styles/mail-outbox.css';
import { MailOutbox, useLectern } from '@lectern/react';
import { mailWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** What would have been sent by mail, for admins (beyond §2). */
export function OutboxPage() {
  const { t } = useLectern('OutboxPage', mailWords);
  useHead({ title: t('mailOutbox.title') });
  return (
    <div className="site-page">
      <MailOutbox />
    </div>
  );
}
