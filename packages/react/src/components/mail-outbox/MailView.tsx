import type { KeptMails } from '@lectern/sdk';
import { mailWords } from '@lectern/sdk/words';
import { useEffect, useId, useRef } from 'react';
import { useKeptMail } from '../../hooks/admin/useMailOutbox.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useKindName } from './useKindName.ts';

type ListedMail = KeptMails['mails'][number];

/** One mail, as HTML and as text. It is read from its heading on, which the list knows. */
export function MailView({ listed, onClose }: { listed: ListedMail; onClose: () => void }) {
  const { t, formats } = useLectern('MailOutbox', mailWords);
  const { _id, subject, to, kind, at } = listed;
  const { mail, error, reload } = useKeptMail(_id);
  const nameOf = useKindName();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Button className="lectern-mail-outbox-back" onClick={onClose}>
        <Icon shape={icons.chevronLeft} />
        {t('mailOutbox.back')}
      </Button>
      <article aria-labelledby={titleId} className="lectern-mail-outbox-mail">
        <header>
          <h2 ref={heading} id={titleId} tabIndex={-1} dir="auto">
            {subject}
          </h2>
          <p dir="auto">{t('mailOutbox.to', { address: to })}</p>
          <p>
            {nameOf(kind)} · <time dateTime={at}>{formats.dateTime(at)}</time>
          </p>
        </header>
        {mail ? (
          <>
            <h3>{t('mailOutbox.html')}</h3>
            {/* What people wrote stands in it: no script, no form, no way out of the frame. */}
            <iframe title={t('mailOutbox.html')} src={mail.htmlUrl} sandbox="" referrerPolicy="no-referrer" />
            <h3>{t('mailOutbox.plain')}</h3>
            <pre dir="auto">{mail.text}</pre>
          </>
        ) : error ? (
          <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
        ) : (
          <>
            <LoadingStatus label={t('mailOutbox.loadingMail')} />
            <Skeleton shape="panel" />
          </>
        )}
      </article>
    </>
  );
}
