import '@lectern/react/styles/audit-trail.css';
import '@lectern/react/styles/mail-outbox.css';
import '@lectern/react/styles/server-status.css';
import { AuditTrail, MailOutbox, ServerStatus, useLectern } from '@lectern/react';
import { auditWords, mailWords, statusWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useLocation } from '../router/Router.tsx';

/** What those who run the marketplace look at, by path (beyond §2): one module, so that the first view names only one. */
export function OperationsPage() {
  const { t } = useLectern('OperationsPage', auditWords, mailWords, statusWords);
  const { pathname } = useLocation();
  const [title, content] = pathname.startsWith('/admin/status')
    ? [t('serverStatus.title'), <ServerStatus key="status" />]
    : pathname.startsWith('/admin/audit')
      ? [t('audit.title'), <AuditTrail key="audit" />]
      : [t('mailOutbox.title'), <MailOutbox key="outbox" />];
  useHead({ title });
  return <div className="site-page">{content}</div>;
}
