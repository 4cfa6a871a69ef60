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

/** One mail, as HTML and as text. The button back has the focus, since the row that had it is gone. */
export function MailView({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, formats } = useLectern('MailOutbox', mailWords);
  const { mail, error, reload } = useKeptMail(id);
  const nameOf = useKindName();
  const titleId = useId();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Button ref={back} className="lectern-mail-outbox-back" onClick={onClose}>
        <Icon shape={icons.chevronLeft} />
        {t('mailOutbox.back')}
      </Button>
      {mail ? (
        <article aria-labelledby={titleId} className="lectern-mail-outbox-mail">
          <header>
            <h2 id={titleId} dir="auto">
              {mail.subject}
            </h2>
            <p dir="auto">{t('mailOutbox.to', { address: mail.to })}</p>
            <p>
              {nameOf(mail.kind)} · <time dateTime={mail.at}>{formats.dateTime(mail.at)}</time>
            </p>
          </header>
          <h3>{t('mailOutbox.html')}</h3>
          {/* What people wrote stands in it: no script, no form, no way out of the frame. */}
          <iframe title={t('mailOutbox.html')} src={mail.htmlUrl} sandbox="" referrerPolicy="no-referrer" />
          <h3>{t('mailOutbox.plain')}</h3>
          <pre dir="auto">{mail.text}</pre>
        </article>
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : (
        <>
          <LoadingStatus label={t('mailOutbox.loadingMail')} />
          <Skeleton shape="panel" />
        </>
      )}
    </>
  );
}
