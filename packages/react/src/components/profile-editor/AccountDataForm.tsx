import type { Validator } from '@lectern/sdk/forms';
import { accountWords, ruleWords, sessionWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useForm } from '../../hooks/forms/useForm.ts';
import type { FormFailure } from '../../hooks/forms/useFormFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface AccountDataFormProps<Input> {
  validator: Validator<Input>;
  hasPassword: boolean;
  /** Why the last attempt failed. */
  failure: FormFailure;
  /** The button that sends the form: its look, its label, and what it says meanwhile. */
  send: Pick<ButtonProps, 'variant' | 'children' | 'isBusy' | 'busyLabel'>;
  onSend: (input: Input) => Promise<unknown>;
  onCancel: () => void;
  /** The fields before the password, with their errors. */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Asks for the password where there is one: nobody copies or deletes an account that was left open. */
export function AccountDataForm<Input extends { currentPassword?: string | undefined }>({
  validator,
  hasPassword,
  failure,
  send,
  onSend,
  onCancel,
  children,
}: AccountDataFormProps<Input>) {
  const { t } = useLectern('AccountData', accountWords, ruleWords, sessionWords);
  const { errors, show, formProps } = useForm(
    validator,
    (input) => {
      // An attempt without one would count as a guess.
      if (hasPassword && !input.currentPassword) {
        show([{ field: 'currentPassword', message: t('rule.passwordRequired') }]);
      } else void onSend(input);
    },
    failure.fields,
  );
  const shown = { ...failure.fields, ...errors };
  return (
    <form {...formProps} className="lectern-form">
      <FormError>{failure.error}</FormError>
      {children?.(shown)}
      {hasPassword && (
        <PasswordField
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          label={t('accountData.password')}
          name="currentPassword"
          autoComplete="current-password"
          error={shown.currentPassword}
        />
      )}
      <div className="lectern-dialog-actions">
        <Button disabled={send.isBusy} focusableWhenDisabled onClick={onCancel}>
          {t('notice.cancel')}
        </Button>
        <Button type="submit" {...send} />
      </div>
    </form>
  );
}
