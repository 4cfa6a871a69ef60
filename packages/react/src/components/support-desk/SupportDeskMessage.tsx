import type { SupportMessage, SupportState } from '@lectern/sdk';
import { orderDigits } from '@lectern/sdk/rules';
import { contactWords, supportDeskWords } from '@lectern/sdk/words';
import { useId, useRef, useState } from 'react';
import type { UseSupportDeskResult } from '../../hooks/admin/useSupportDesk.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { SupportDeskReply } from './SupportDeskReply.tsx';

interface MessageProps {
  message: SupportMessage;
  view: UseSupportDeskResult;
  sendsMail: boolean;
}

/** A message with what was replied, and what an admin can do. */
export function SupportDeskMessage({ message, view, sendsMail }: MessageProps) {
  const { t, formats } = useLectern('SupportDesk', supportDeskWords, contactWords);
  const { _id, name, email, subject, category, state, createdAt, reply, attachments = [] } = message;
  const titleId = useId();
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const { now, pending, change, onReplied } = view;
  const act = (label: 'markAnswered' | 'close' | 'reopen', next: SupportState) => {
    const isBusy = pending?.id === _id && pending.state === next;
    return (
      <Button
        size="small"
        isBusy={isBusy}
        busyLabel={t('supportDesk.changing')}
        aria-label={isBusy ? t('supportDesk.changing') : t(`supportDesk.${label}Label`, { subject })}
        onClick={() => change(message, next)}
      >
        {t(`supportDesk.${label}`)}
      </Button>
    );
  };
  const canReply = state === 'open' && sendsMail;
  return (
    <li>
      <article aria-labelledby={titleId} className="lectern-support-desk-message">
        <header>
          <h2 id={titleId} dir="auto">
            {subject}
          </h2>
          {state === 'open' && <TimeLeft answerBy={message.answerBy} now={now} />}
          <p>
            <span>{t('supportDesk.number', { digits: orderDigits(_id) })}</span>
            <span dir="auto">{name}</span>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            {category && <span>{t(`support.category.${category}`)}</span>}
            <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
          </p>
        </header>
        <p dir="auto" className="lectern-support-desk-text">
          {message.message}
        </p>
        {attachments.length > 0 && (
          <section className="lectern-support-desk-attachments">
            <h3>{t('supportDesk.attachments')}</h3>
            <ul>
              {attachments.map((file) => (
                <li key={file.url}>
                  <a href={file.url} download={file.name} dir="auto">
                    {t('supportDesk.attachment', {
                      name: file.name,
                      size: formats.number(Math.max(1, Math.round(file.size / BYTES_OF_KB))),
                    })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {reply && (
          <section className="lectern-support-desk-answer">
            <h3>{t('supportDesk.replied')}</h3>
            <p dir="auto" className="lectern-support-desk-text">
              {reply.text}
            </p>
            <p data-state={reply.mail}>
              <time dateTime={reply.at}>{formats.dateTime(reply.at)}</time>
              {reply.mail && ` · ${t(`supportDesk.mail.${reply.mail}`)}`}
            </p>
          </section>
        )}
        {isReplying ? (
          <SupportDeskReply
            message={message}
            onReplied={onReplied}
            onCancel={() => {
              setReplying(false);
              // It is back with the next frame.
              requestAnimationFrame(() => replyButton.current?.focus());
            }}
          />
        ) : (
          <div className="lectern-support-desk-actions">
            {canReply && (
              <Button
                ref={replyButton}
                variant="primary"
                size="small"
                aria-label={t('supportDesk.replyLabel', { name })}
                onClick={() => setReplying(true)}
              >
                {t('supportDesk.reply')}
              </Button>
            )}
            {((state === 'open' && !sendsMail) || reply?.mail === 'failed') && (
              <a
                href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t('supportDesk.replySubject', { subject }))}`}
                aria-label={t('supportDesk.writeLabel', { name })}
                className="lectern-button"
                data-variant="secondary"
                data-size="small"
              >
                {t('supportDesk.write')}
              </a>
            )}
            {state === 'open' && act('markAnswered', 'answered')}
            {state === 'closed' || (state === 'answered' && !reply) ? act('reopen', 'open') : null}
            {state !== 'closed' && act('close', 'closed')}
          </div>
        )}
      </article>
    </li>
  );
}

const BYTES_OF_KB = 1_024;
const MINUTE_MS = 60_000;

/** What is left of the promised time, to the minute, or by how much it is over. */
function TimeLeft({ answerBy, now }: { answerBy: string; now: number }) {
  const { t, formats } = useLectern('SupportDesk', supportDeskWords);
  const left = Date.parse(answerBy) - now;
  const time = formats.duration(Math.max(1, Math.floor(Math.abs(left) / MINUTE_MS)) * 60);
  return (
    <p className="lectern-support-desk-left" data-state={left > 0 ? 'left' : 'late'}>
      {t(left > 0 ? 'supportDesk.left' : 'supportDesk.late', { time })}
    </p>
  );
}
