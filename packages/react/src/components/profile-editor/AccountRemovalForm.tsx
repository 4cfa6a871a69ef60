import { accountRemovalDraft, validatorOf } from '@lectern/sdk/forms';
import { accountWords, ruleWords, sessionWords } from '@lectern/sdk/words';
import type { UseAccountDataResult } from '../../hooks/account/useAccountData.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface AccountRemovalFormProps
  extends Pick<UseAccountDataResult, 'hasPassword' | 'remove' | 'isRemoving' | 'removal'> {
  email: string;
  onCancel: () => void;
}

/** Asks for the email, and for the password where there is one: nobody deletes an account by mistake, or one that was left open. */
export function AccountRemovalForm({ email, hasPassword, onCancel, ...props }: AccountRemovalFormProps) {
  const { remove, isRemoving, removal } = props;
  const { marketplace, t } = useLectern('AccountData', accountWords, ruleWords, sessionWords);
  const { errors, show, formProps } = useForm(
    validatorOf(marketplace, accountRemovalDraft),
    ({ currentPassword = '', ...input }) => {
      if (!hasPassword) void remove(input);
      // An attempt without one would count as a guess.
      else if (currentPassword === '') show([{ field: 'currentPassword', message: t('rule.passwordRequired') }]);
      else void remove({ ...input, currentPassword });
    },
    removal.fields,
  );
  return (
    <form {...formProps} className="lectern-form">
      <FormError>{removal.error}</FormError>
      <Field
        label={t('accountData.email')}
        name="email"
        type="email"
        autoComplete="off"
        hint={t('accountData.emailHint', { email })}
        keepsHint
        error={errors.email ?? removal.fields.email}
      />
      {hasPassword && (
        <PasswordField
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          label={t('accountData.password')}
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword ?? removal.fields.currentPassword}
        />
      )}
      <div className="lectern-dialog-actions">
        <Button disabled={isRemoving} focusableWhenDisabled onClick={onCancel}>
          {t('notice.cancel')}
        </Button>
        <Button type="submit" variant="destructive" isBusy={isRemoving} busyLabel={t('accountData.deleting')}>
          {t('accountData.confirm')}
        </Button>
      </div>
    </form>
  );
}
