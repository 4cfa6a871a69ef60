import type { KeptMails } from '@lectern/sdk';
import { mailWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { useMailOutbox } from '../../hooks/admin/useMailOutbox.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { Pagination } from '../course-list/index.ts';
import { MailView } from './MailView.tsx';
import { useKindName } from './useKindName.ts';

export type MailOutboxProps = Omit<RootProps<'section'>, 'children'>;

const Root = createRoot('section', 'lectern-mail-outbox');

/** What would have been sent by mail where the marketplace has no mail server. Admins only. */
export const MailOutbox = forwardRef<HTMLElement, MailOutboxProps>(function MailOutbox(props, ref) {
  const { t } = useLectern('MailOutbox', mailWords);
  const guard = useAdminGuard(t('mailOutbox.adminOnly'));
  if (!guard) return <Outbox ref={ref} {...props} />;
  return (
    <Root ref={ref} {...props} state={guard.state}>
      {guard.content}
    </Root>
  );
});

const Outbox = forwardRef<HTMLElement, MailOutboxProps>(function Outbox(props, ref) {
  const { t, formats } = useLectern('MailOutbox', mailWords);
  const titleId = useId();
  const { outbox, error, reload, setPage } = useMailOutbox();
  const nameOf = useKindName();
  const [opened, setOpened] = useState<KeptMails['mails'][number]>();
  /** The mail that was closed: the focus goes back to its row. */
  const closed = useRef<string>(undefined);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened !== undefined || closed.current === undefined) return;
    rows.current?.querySelector<HTMLElement>(`[data-mail="${CSS.escape(closed.current)}"]`)?.focus();
    closed.current = undefined;
  }, [opened]);
  const isEmpty = outbox?.mails.length === 0;
  const state = error ? 'error' : isEmpty ? 'empty' : outbox ? 'ready' : 'loading';
  return (
    <Root ref={ref} aria-labelledby={titleId} {...props} state={state}>
      <header className="lectern-heading">
        <h1 id={titleId}>{t('mailOutbox.title')}</h1>
        {outbox?.mode === 'kept' && <p>{t('mailOutbox.text')}</p>}
      </header>
      {opened !== undefined ? (
        <MailView
          listed={opened}
          onClose={() => {
            closed.current = opened._id;
            setOpened(undefined);
          }}
        />
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : !outbox ? (
        <>
          <LoadingStatus label={t('mailOutbox.loading')} />
          <Skeleton shape="panel" />
        </>
      ) : isEmpty ? (
        <EmptyNote
          message={
            outbox.fault
              ? t.plural('mailOutbox.failing', outbox.fault.waiting ?? 0, {
                  since: formats.dateTime(outbox.fault.since),
                })
              : t(outbox.mode === 'kept' ? 'mailOutbox.empty' : `mailOutbox.${outbox.mode}`)
          }
          icon={icons.text}
        />
      ) : (
        <>
          <ul ref={rows} aria-label={t('mailOutbox.list')} className="lectern-mail-outbox-list">
            {outbox.mails.map((mail) => (
              <li key={mail._id}>
                <button type="button" data-mail={mail._id} onClick={() => setOpened(mail)}>
                  <strong dir="auto">{mail.subject}</strong>
                  <span dir="auto">{t('mailOutbox.to', { address: mail.to })}</span>
                  <span>
                    {nameOf(mail.kind)} · <time dateTime={mail.at}>{formats.dateTime(mail.at)}</time>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <Pagination page={outbox.page} pages={outbox.pages} onPageChange={setPage} />
        </>
      )}
    </Root>
  );
});
