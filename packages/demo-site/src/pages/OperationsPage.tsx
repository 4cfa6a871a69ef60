import '@lectern/react/styles/mail-outbox.css';
import '@lectern/react/styles/server-status.css';
import { MailOutbox, ServerStatus, useLectern } from '@lectern/react';
import { mailWords, statusWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useLocation } from '../router/Router.tsx';

/** The server's status and its mails, by path, for admins (beyond §2): one module, so that the first view names only one. */
export function OperationsPage() {
  const { t } = useLectern('OperationsPage', mailWords, statusWords);
  const isStatus = useLocation().pathname.startsWith('/admin/status');
  useHead({ title: t(isStatus ? 'serverStatus.title' : 'mailOutbox.title') });
  return <div className="site-page">{isStatus ? <ServerStatus key="status" /> : <MailOutbox key="outbox" />}</div>;
}
