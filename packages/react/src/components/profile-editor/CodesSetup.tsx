import type { CodesSetup as Setup } from '@lectern/sdk';
import { codeDraft, validatorOf } from '@lectern/sdk/forms';
import { secondFactorWords } from '@lectern/sdk/words';
import { useForm } from '../../hooks/forms/useForm.ts';
import type { FormFailure } from '../../hooks/forms/useFormFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { QrCode } from '../../ui/QrCode.tsx';

interface CodesSetupProps {
  setup: Setup;
  isPending: boolean;
  failure: FormFailure;
  onCode: (code: string) => void;
}

/** The secret as a picture and as text, and the field for a first code. */
export function CodesSetup({ setup, isPending, failure, onCode }: CodesSetupProps) {
  const { marketplace, t } = useLectern('ProfileTabs', secondFactorWords);
  const { errors, formProps } = useForm(
    validatorOf(marketplace, codeDraft),
    ({ code }) => onCode(code),
    failure.fields,
  );
  const { secret, address, qr } = setup;
  return (
    <form {...formProps} className="lectern-form">
      <FormError>{failure.error}</FormError>
      <QrCode code={qr} label={t('codes.qr')} className="lectern-profile-editor-second-factor-qr" />
      <dl className="lectern-profile-editor-second-factor-key">
        <dt>{t('codes.key')}</dt>
        <dd>
          <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton
            text={secret}
            label={t('codes.copy')}
            copiedLabel={t('codes.copied')}
            failedLabel={t('codes.notCopied')}
          />
        </dd>
      </dl>
      <p>
        <a href={address}>{t('codes.openApp')}</a>
      </p>
      <CodeField label={t('secondFactor.code')} error={errors.code ?? failure.fields.code} />
      <div className="lectern-dialog-actions">
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={t('secondFactor.saving')}>
          {t('codes.turnOn')}
        </Button>
      </div>
    </form>
  );
}
