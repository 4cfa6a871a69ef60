import type { AccountExport } from '@lectern/sdk';
import { accountExportDraft, validatorOf } from '@lectern/sdk/forms';
import { accountWords, ruleWords, sessionWords } from '@lectern/sdk/words';
import type { UseAccountDataResult } from '../../hooks/account/useAccountData.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface AccountExportFormProps extends Pick<UseAccountDataResult, 'hasPassword' | 'isPreparing' | 'downloading'> {
  onDownload: (input: AccountExport) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password where there is one: nobody takes a copy from an account that was left open. */
export function AccountExportForm({ hasPassword, onDownload, onCancel, ...props }: AccountExportFormProps) {
  const { isPreparing, downloading } = props;
  const { marketplace, t } = useLectern('AccountData', accountWords, ruleWords, sessionWords);
  const { errors, show, formProps } = useForm(
    validatorOf(marketplace, accountExportDraft),
    ({ currentPassword = '' }) => {
      if (!hasPassword) void onDownload({});
      // An attempt without one would count as a guess.
      else if (currentPassword === '') show([{ field: 'currentPassword', message: t('rule.passwordRequired') }]);
      else void onDownload({ currentPassword });
    },
    downloading.fields,
  );
  return (
    <form {...formProps} className="lectern-form">
      <FormError>{downloading.error}</FormError>
      {hasPassword && (
        <PasswordField
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          label={t('accountData.password')}
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword ?? downloading.fields.currentPassword}
        />
      )}
      <div className="lectern-dialog-actions">
        <Button disabled={isPreparing} focusableWhenDisabled onClick={onCancel}>
          {t('notice.cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isPreparing} busyLabel={t('accountData.exporting')}>
          {t('accountData.exportConfirm')}
        </Button>
      </div>
    </form>
  );
}
