import { sessionWords } from '@lectern/sdk/words';
import { forwardRef, useImperativeHandle } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { GoogleButton, OrDivider } from '../google-button/index.ts';
import { useSignInView } from './context.ts';
import { SignInWindow } from './SignInWindow.tsx';
import { SlowNote } from './SlowNote.tsx';

/** The heading of the page. */
export const SignInTitle = forwardRef<HTMLHeadingElement, RootProps<'h1'>>(function SignInTitle(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('SignInTitle', sessionWords);
  return (
    <h1 ref={ref} {...props} className={cx('lectern-sign-in-title lectern-account-title', className)}>
      {children ?? t('session.welcomeBack')}
    </h1>
  );
});

/**
 * Email, password, the link for a forgotten password, and the button. On a partner's page, where nobody types a
 * password, the button for the marketplace's window.
 */
export const SignInForm = forwardRef<HTMLFormElement, Omit<RootProps<'form'>, 'children'>>(
  function SignInForm(props, ref) {
    const { marketplace } = useLectern('SignInForm');
    const { onDone } = useSignInView('SignInForm');
    if (marketplace.isPartnerPage) return <SignInWindow onSignIn={onDone} className={props.className} />;
    return <EmailForm ref={ref} {...props} />;
  },
);

const EmailForm = forwardRef<HTMLFormElement, Omit<RootProps<'form'>, 'children'>>(function EmailForm(
  { className, onSubmit, onInput, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('SignInForm', sessionWords);
  const { authentication, form } = useSignInView('SignInForm');
  const { isPending, isSlow, cancel, error, fields } = authentication;
  const { errors, formProps } = form;
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current, [
    formProps.ref,
  ]);
  return (
    <form
      {...props}
      {...formProps}
      className={cx('lectern-sign-in-form lectern-account-form', className)}
      onSubmit={compose(onSubmit, formProps.onSubmit)}
      onInput={compose(onInput, formProps.onInput)}
    >
      {error && <p className="lectern-form-error">{error}</p>}
      <Field
        label={t('session.email')}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email ?? fields.email}
      />
      <PasswordField
        label={t('session.password')}
        showLabel={t('session.showPassword')}
        hideLabel={t('session.hidePassword')}
        name="password"
        autoComplete="current-password"
        error={errors.password ?? fields.password}
      />
      <p className="lectern-account-forgot">
        <Link href={paths.forgotPassword}>{t('session.forgotPassword')}</Link>
      </p>
      <Button type="submit" variant="primary" size="large" isBusy={isPending} busyLabel={t('session.signingIn')}>
        {t('session.signIn')}
      </Button>
      <SlowNote isSlow={isSlow} onCancel={cancel} />
    </form>
  );
});

/** "Or", and the button for signing in with Google. On a partner's page nothing: the marketplace's window offers it. */
export const SignInExternal = forwardRef<HTMLDivElement, RootProps<'div'>>(function SignInExternal(
  { className, children, ...props },
  ref,
) {
  const { marketplace } = useLectern('SignInExternal');
  useSignInView('SignInExternal');
  if (marketplace.isPartnerPage) return null;
  return (
    <div ref={ref} {...props} className={cx('lectern-sign-in-external lectern-account-external', className)}>
      {children ?? (
        <>
          <OrDivider />
          <GoogleButton />
        </>
      )}
    </div>
  );
});

/** The link for those without an account. */
export const SignInCreateAccount = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function SignInCreateAccount(
  { className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('SignInCreateAccount', sessionWords);
  const { from } = useSignInView('SignInCreateAccount');
  return (
    <p ref={ref} {...props} className={cx('lectern-sign-in-create-account lectern-account-footer', className)}>
      {t('session.noAccount')} <Link href={paths.signUp(from ?? undefined)}>{t('session.createAccount')}</Link>
    </p>
  );
});
