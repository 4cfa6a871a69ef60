import { partnerWords, webhookWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface ShownSecretProps {
  /** What it is. */
  title: string;
  secret: string;
  /** The name of the button that copies it. @default its text */
  copyLabel?: string;
  onDone: () => void;
}

/** A secret that was just made, and is never shown again. */
export function ShownSecret({ title, secret, copyLabel, onDone }: ShownSecretProps) {
  const { t } = useLectern('PartnerWebhook', partnerWords, webhookWords);
  return (
    <div className="lectern-partner-webhook-note">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{t('webhook.secretOnce')}</p>
      <code dir="ltr">{secret}</code>
      <div className="lectern-partner-webhook-actions">
        <CopyButton
          text={secret}
          label={t('copy.copy')}
          name={copyLabel}
          copiedLabel={t('copy.copied')}
          failedLabel={t('copy.failed')}
        />
        <Button size="small" onClick={onDone}>
          {t('webhook.secretDone')}
        </Button>
      </div>
    </div>
  );
}
