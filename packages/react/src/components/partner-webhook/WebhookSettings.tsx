import { validatorOf, webhookDraft } from '@lectern/sdk/forms';
import { partnerWords, webhookWords } from '@lectern/sdk/words';
import type { UsePartnerWebhookResult } from '../../hooks/admin/usePartnerWebhook.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { ShownSecret } from './ShownSecret.tsx';

/** The address and the secret of a webhook, whether events arrive, and what can be done with it. */
export function WebhookSettings(manager: UsePartnerWebhookResult) {
  const { t, marketplace, formats } = useLectern('PartnerWebhook', partnerWords, webhookWords);
  const { log, secret, forgetSecret, save, saveErrors, resume, renew, remove, sendTest, doing } = manager;
  const webhook = log?.webhook;
  const isSaving = doing?.act === 'save';
  const { errors, formProps } = useForm(
    validatorOf(marketplace, webhookDraft),
    ({ url }) => {
      if (!doing) save(url);
    },
    saveErrors,
  );
  return (
    <>
      {webhook?.pausedAt ? (
        <div className="lectern-partner-webhook-note" data-tone="danger">
          <p>{t('webhook.paused', { since: formats.dateTime(webhook.failingSince ?? webhook.pausedAt) })}</p>
          <Button size="small" isBusy={doing?.act === 'resume'} busyLabel={t('webhook.saving')} onClick={resume}>
            {t('webhook.resume')}
          </Button>
        </div>
      ) : (
        webhook?.failingSince && (
          <p className="lectern-partner-webhook-note">
            {t('webhook.failing', { since: formats.dateTime(webhook.failingSince) })}
          </p>
        )
      )}
      <form {...formProps} className="lectern-form lectern-partner-webhook-form" aria-label={t('webhook.save')}>
        <Field
          name="url"
          type="url"
          label={t('webhook.url')}
          hint={t('webhook.urlHint')}
          error={errors.url ?? saveErrors?.url}
          defaultValue={webhook?.url}
          maxLength={2_000}
          dir="ltr"
          autoComplete="off"
          aria-required
        />
        <Button
          type="submit"
          variant={webhook ? 'secondary' : 'primary'}
          isBusy={isSaving}
          busyLabel={t('webhook.saving')}
        >
          {t('webhook.save')}
        </Button>
      </form>
      {secret !== undefined && <ShownSecret title={t('webhook.secret')} secret={secret} onDone={forgetSecret} />}
      {webhook && (
        <>
          {webhook.previousSecretUntil && (
            <p className="lectern-partner-webhook-until">
              {t('webhook.previousUntil', { time: formats.dateTime(webhook.previousSecretUntil) })}
            </p>
          )}
          <div className="lectern-partner-webhook-actions">
            <Button
              size="small"
              isBusy={doing?.act === 'test'}
              busyLabel={t('webhook.testing')}
              onClick={() => !doing && sendTest()}
            >
              {t('webhook.test')}
            </Button>
            <Button size="small" isBusy={doing?.act === 'renew'} busyLabel={t('webhook.renewing')} onClick={renew}>
              {t('webhook.renew')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              className="lectern-button-flush"
              isBusy={doing?.act === 'remove'}
              busyLabel={t('webhook.removing')}
              onClick={remove}
            >
              {t('webhook.remove')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
