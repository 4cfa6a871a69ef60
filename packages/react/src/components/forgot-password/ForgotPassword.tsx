import { forgotPasswordDraft, validatorOf } from '@lectern/sdk/forms';
import { sessionWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import {
  type UseForgotPasswordOptions,
  type UseForgotPasswordResult,
  useForgotPassword,
} from '../../hooks/account/useForgotPassword.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { SimulatedNote } from '../../provider/SimulatedNote.tsx';
import { AccountResult } from '../../ui/AccountResult.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';

export interface ForgotPasswordProps
  extends Omit<RootProps<'div'>, 'children' | keyof UseForgotPasswordOptions>,
    UseForgotPasswordOptions {}

const Root = createRoot('div', 'lectern-forgot-password');

/** Requesting a link to set a new password (§2). */
export const ForgotPassword = forwardRef<HTMLDivElement, ForgotPasswordProps>(function ForgotPassword(
  { onSubmit, onSuccess, onError, notify, className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('ForgotPassword', sessionWords);
  const request = useForgotPassword({ onSubmit, onSuccess, onError, notify });
  const { sentTo } = request;
  return (
    <Root ref={ref} {...props} className={cx('lectern-account', className)} state={sentTo ? 'sent' : 'ready'}>
      {sentTo ? <LinkSent email={sentTo} onAgain={request.reset} /> : <EmailForm request={request} />}
      {!onSubmit && <SimulatedNote />}
      <p className="lectern-account-footer">
        <Link href={paths.signIn()}>{t('forgotPassword.back')}</Link>
      </p>
    </Root>
  );
});

function EmailForm({ request }: { request: UseForgotPasswordResult }) {
  const { marketplace, t } = useLectern('ForgotPassword', sessionWords);
  const { send, isPending, error } = request;
  const { errors, formProps } = useForm(validatorOf(marketplace, forgotPasswordDraft), send);
  return (
    <>
      <header className="lectern-account-head">
        <h1 className="lectern-account-title">{t('forgotPassword.title')}</h1>
        <p>{t('forgotPassword.text')}</p>
      </header>
      <form {...formProps} className="lectern-account-form">
        <FormError>{error}</FormError>
        <Field label={t('session.email')} name="email" type="email" autoComplete="username" error={errors.email} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isPending}
          busyLabel={t('forgotPassword.submitting')}
        >
          {t('forgotPassword.submit')}
        </Button>
      </form>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useLectern('ForgotPassword', sessionWords);
  return (
    <AccountResult outcome="success" title={t('notice.forgotPasswordSent.title')}>
      <p>{t('notice.forgotPasswordSent.text')}</p>
      <p className="lectern-account-email">{t('forgotPassword.sentTo', { email })}</p>
      <Button onClick={onAgain}>{t('forgotPassword.again')}</Button>
    </AccountResult>
  );
}
