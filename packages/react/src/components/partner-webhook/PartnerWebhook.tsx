import { webhookWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { usePartnerWebhook } from '../../hooks/admin/usePartnerWebhook.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { WebhookApiKey } from './WebhookApiKey.tsx';
import { WebhookEvents } from './WebhookEvents.tsx';
import { WebhookSettings } from './WebhookSettings.tsx';

export type PartnerWebhookProps = Omit<RootProps<'section'>, 'children'>;

const Root = createRoot('section', 'lectern-partner-webhook');

/** Where a partner's server is told of its orders, the secret that signs, what it was told, and the key with which it asks. Admins only. */
export const PartnerWebhook = forwardRef<HTMLElement, PartnerWebhookProps>(function PartnerWebhook(props, ref) {
  const { t } = useLectern('PartnerWebhook', webhookWords);
  const guard = useAdminGuard(t('webhook.adminOnly'));
  if (!guard) return <Webhook ref={ref} {...props} />;
  return (
    <Root ref={ref} {...props} state={guard.state}>
      {guard.content}
    </Root>
  );
});

const Webhook = forwardRef<HTMLElement, PartnerWebhookProps>(function Webhook(props, ref) {
  const { t } = useLectern('PartnerWebhook', webhookWords);
  const titleId = useId();
  const manager = usePartnerWebhook();
  const { partners, partner, setPartner, log, error, reload, news } = manager;
  const hasNoPartners = partners?.length === 0;
  const isEmpty = hasNoPartners || (log !== undefined && !log.webhook);
  const state = error ? 'error' : isEmpty ? 'empty' : log ? 'ready' : 'loading';
  return (
    <Root ref={ref} aria-labelledby={titleId} {...props} state={state}>
      <header className="lectern-partner-webhook-header">
        <h2 id={titleId}>{t('webhook.title')}</h2>
        <p>{t('webhook.text')}</p>
      </header>
      {hasNoPartners ? (
        <EmptyNote message={t('webhook.noPartners')} icon={icons.level} />
      ) : (
        <>
          {partners && (
            <SelectField
              label={t('webhook.partner')}
              value={partner?._id}
              options={partners.map(({ _id, name }) => ({ value: _id, label: name }))}
              onChange={(event) => setPartner(event.target.value)}
            />
          )}
          {error ? (
            <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
          ) : !log ? (
            <>
              <LoadingStatus label={t('webhook.loading')} />
              <Skeleton shape="panel" />
            </>
          ) : (
            <>
              <WebhookSettings key={partner?._id} {...manager} />
              {partner && <WebhookApiKey key={`key ${partner._id}`} partner={partner} />}
              {log.webhook && <WebhookEvents {...manager} log={log} />}
            </>
          )}
          <p role="status" className="lectern-partner-webhook-news">
            {news}
          </p>
        </>
      )}
    </Root>
  );
});
