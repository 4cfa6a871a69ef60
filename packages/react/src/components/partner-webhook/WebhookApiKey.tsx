import type { Partner } from '@lectern/sdk';
import { partnerWords, webhookWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { usePartnerApiKey } from '../../hooks/admin/usePartnerApiKey.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ShownSecret } from './ShownSecret.tsx';

/** The API key of a partner's server: when it was made and used, and what can be done with it. */
export function WebhookApiKey({ partner }: { partner: Partner }) {
  const { t, formats } = useLectern('PartnerWebhook', partnerWords, webhookWords);
  const titleId = useId();
  const { made, forget, renew, revoke, doing, news } = usePartnerApiKey(partner);
  const { apiKey } = partner;
  return (
    <section className="lectern-partner-webhook-key" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('webhook.key.title')}</h3>
      <p>{t('webhook.key.text')}</p>
      {apiKey ? (
        <ul>
          <li>{t('webhook.key.known', { ending: apiKey.ending, time: formats.dateTime(apiKey.createdAt) })}</li>
          <li>
            {apiKey.lastUsedAt
              ? t('webhook.key.used', { time: formats.dateTime(apiKey.lastUsedAt) })
              : t('webhook.key.unused')}
          </li>
          {apiKey.previousUntil && (
            <li>{t('webhook.key.previous', { time: formats.dateTime(apiKey.previousUntil) })}</li>
          )}
        </ul>
      ) : (
        <p>{t('webhook.key.none')}</p>
      )}
      {made !== undefined && (
        <ShownSecret
          title={t('webhook.key.title')}
          secret={made}
          copyLabel={t('webhook.key.copyLabel')}
          onDone={forget}
        />
      )}
      <div className="lectern-partner-webhook-actions">
        <Button
          size="small"
          isBusy={doing === 'renew'}
          busyLabel={t('webhook.key.making')}
          onClick={() => !doing && renew()}
        >
          {t(apiKey ? 'webhook.key.renew' : 'webhook.key.make')}
        </Button>
        {apiKey && (
          <Button
            variant="quiet"
            size="small"
            className="lectern-button-flush"
            isBusy={doing === 'revoke'}
            busyLabel={t('webhook.key.revoking')}
            onClick={() => !doing && revoke()}
          >
            {t('webhook.key.revoke')}
          </Button>
        )}
      </div>
      <p role="status" className="lectern-partner-webhook-news">
        {news}
      </p>
    </section>
  );
}
