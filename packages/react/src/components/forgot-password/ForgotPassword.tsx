import { useEffect, useRef } from 'react';
import { type UseForgotPasswordOptions, useForgotPassword } from '../../hooks/useForgotPassword.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

export type ForgotPasswordProps = UseForgotPasswordOptions;

/** Asking for a link to choose a new password (§2). */
export function ForgotPassword(props: ForgotPasswordProps) {
  const { t, Link, paths } = useLectern('ForgotPassword');
  const state = useForgotPassword(props);
  return (
    <div className="lectern-account">
      {state.sentTo ? <LinkSent email={state.sentTo} onAgain={state.reset} /> : <AddressForm state={state} />}
      <p className="lectern-account-footer">
        <Link href={paths.signIn()}>{t('forgotPassword.back')}</Link>
      </p>
    </div>
  );
}

function AddressForm({ state }: { state: ReturnType<typeof useForgotPassword> }) {
  const { marketplace, t } = useLectern('ForgotPassword');
  const { send, isPending, error } = state;
  const { errors, formProps } = useForm(marketplace.rules.forgotPasswordDraft, send);
  return (
    <>
      <header className="lectern-account-head">
        <h1>{t('forgotPassword.title')}</h1>
        <p>{t('forgotPassword.text')}</p>
      </header>
      <form {...formProps} className="lectern-account-form">
        {error && (
          <p role="alert" className="lectern-form-error">
            {error}
          </p>
        )}
        <Field label={t('session.email')} name="email" type="email" autoComplete="username" error={errors.email} />
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
          {t(isPending ? 'forgotPassword.submitting' : 'forgotPassword.submit')}
        </Button>
      </form>
    </>
  );
}

/** What happened; it takes the focus, since the form that had it is gone. */
function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useLectern('ForgotPassword');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="lectern-account-result">
      <Icon name="success" data-type="success" />
      <h1 ref={heading} tabIndex={-1}>
        {t('notice.forgotPasswordSent.title')}
      </h1>
      <p>{t('notice.forgotPasswordSent.text')}</p>
      <p className="lectern-account-email">{t('forgotPassword.sentTo', { email })}</p>
      <Button onClick={onAgain}>{t('forgotPassword.again')}</Button>
    </div>
  );
}
