import { newPasswordDraft, validatorOf } from '@lectern/sdk/forms';
import { resetWords, sessionWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { type UsePasswordResetResult, usePasswordReset } from '../../hooks/account/usePasswordReset.ts';
import type { ActionOptions } from '../../hooks/forms/useAction.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { AccountResult } from '../../ui/AccountResult.tsx';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { LinkCheck, linkRootProps } from '../../ui/LinkCheck.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

export interface ResetPasswordProps extends Omit<RootProps<'div'>, 'children' | keyof ActionOptions>, ActionOptions {
  /** What the address of the page has: `/reset-password?token=…`. */
  token: string;
}

const Root = createRoot('div', 'lectern-reset-password');

/** Where the link of a mail leads: a new password, or why the link doesn't count any more. */
export const ResetPassword = forwardRef<HTMLDivElement, ResetPasswordProps>(function ResetPassword(
  { token, onSuccess, onError, notify, ...props },
  ref,
) {
  const { t } = useLectern('ResetPassword', resetWords);
  const reset = usePasswordReset(token, { onSuccess, onError, notify });
  const { state } = reset;
  return (
    <Root ref={ref} {...linkRootProps(props, reset)}>
      <LinkCheck view={reset} retryLabel={t('error.retry')} loadingLabel={t('resetPassword.loading')}>
        {state === 'good' ? <PasswordForm reset={reset} /> : state && <Outcome state={state} />}
      </LinkCheck>
    </Root>
  );
});

function PasswordForm({ reset: { save, isPending, error, fields } }: { reset: UsePasswordResetResult }) {
  const { marketplace, t } = useLectern('ResetPassword', resetWords, sessionWords);
  const { errors, formProps } = useForm(
    validatorOf(marketplace, newPasswordDraft),
    ({ newPassword }) => save(newPassword),
    fields,
  );
  return (
    <>
      <header className="lectern-account-head">
        <h1 className="lectern-account-title">{t('resetPassword.title')}</h1>
        <p>{t('resetPassword.text')}</p>
      </header>
      <form {...formProps} className="lectern-account-form">
        <FormError>{error}</FormError>
        <PasswordField
          label={t('resetPassword.new')}
          name="newPassword"
          autoComplete="new-password"
          hint={t('session.newPasswordHint')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          error={errors.newPassword ?? fields.newPassword}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isPending}
          busyLabel={t('resetPassword.submitting')}
        >
          {t('resetPassword.submit')}
        </Button>
      </form>
    </>
  );
}

/** What has become of the link. */
function Outcome({ state }: { state: 'done' | 'used' | 'expired' }) {
  const { t, Link, paths } = useLectern('ResetPassword', resetWords);
  const isDone = state === 'done';
  return (
    <AccountResult outcome={isDone ? 'success' : 'error'} title={t(`resetPassword.${state}.title`)}>
      <p>{t(`resetPassword.${state}.text`)}</p>
      <Link
        href={isDone ? paths.signIn() : paths.forgotPassword}
        className="lectern-button"
        data-variant={isDone ? 'primary' : 'secondary'}
      >
        {t(isDone ? 'resetPassword.signIn' : 'resetPassword.again')}
      </Link>
    </AccountResult>
  );
}
