import type { WebhookLog } from '@lectern/sdk';
import { webhookWords } from '@lectern/sdk/words';
import { useId } from 'react';
import type { UsePartnerWebhookResult } from '../../hooks/admin/usePartnerWebhook.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Pagination } from '../course-list/index.ts';

interface WebhookEventsProps extends Pick<UsePartnerWebhookResult, 'setPage' | 'sendAgain' | 'doing'> {
  log: WebhookLog;
}

/** What a partner's server was told, newest first. */
export function WebhookEvents({ log, setPage, sendAgain, doing }: WebhookEventsProps) {
  const { t, formats } = useLectern('PartnerWebhook', webhookWords);
  const titleId = useId();
  return (
    <div className="lectern-partner-webhook-events">
      <h3 id={titleId}>{t('webhook.log')}</h3>
      {log.events.length === 0 ? (
        <p>{t('webhook.noEvents')}</p>
      ) : (
        <ol aria-labelledby={titleId}>
          {log.events.map(({ _id, type, state, attempts, status, answer, createdAt, nextAttemptAt }) => {
            const time = formats.dateTime(createdAt);
            return (
              <li key={_id} data-state={state}>
                <strong dir="ltr">{type}</strong>
                <span className="lectern-badge" data-status={state}>
                  {t(`webhook.state.${state}`)}
                </span>
                <span>
                  <time dateTime={createdAt}>{time}</time>
                  {attempts > 0 && ` · ${t.plural('webhook.attempts', attempts)}`}
                  {nextAttemptAt && ` · ${t('webhook.next', { time: formats.dateTime(nextAttemptAt) })}`}
                </span>
                <Button
                  size="small"
                  isBusy={doing?.eventId === _id}
                  busyLabel={t('webhook.sendingAgain')}
                  disabled={state === 'sending'}
                  focusableWhenDisabled
                  aria-label={t('webhook.againLabel', { type, time })}
                  onClick={() => !doing && sendAgain(_id)}
                >
                  {t('webhook.again')}
                </Button>
                {(answer !== '' || status !== undefined) && (
                  <span dir="auto" className="lectern-partner-webhook-answer">
                    {status === undefined
                      ? answer
                      : t(answer === '' ? 'webhook.answeredAlone' : 'webhook.answered', { status, answer })}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Pagination page={log.page} pages={log.pages} onPageChange={setPage} />
    </div>
  );
}
