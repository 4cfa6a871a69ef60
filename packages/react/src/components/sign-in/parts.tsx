import { sessionWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { GoogleButton, OrDivider } from '../google-button/index.ts';
import { useSignInContext } from './context.ts';
import { SignInWindow } from './SignInWindow.tsx';
import { SlowNote } from './SlowNote.tsx';

/** The heading of the page. */
export const SignInTitle = definePart('SignInTitle', 'h1', 'lectern-sign-in-title lectern-account-title', (name) => {
  const { t } = useLectern(name, sessionWords);
  return { children: t('session.welcomeBack') };
});

/**
 * Email, password, the link for a forgotten password, and the button. On a partner's page, where nobody types a
 * password, the button for the marketplace's window.
 */
export const SignInForm = forwardRef<HTMLFormElement, Omit<RootProps<'form'>, 'children'>>(
  function SignInForm(props, ref) {
    const { marketplace } = useLectern('SignInForm');
    const { onDone, prefill } = useSignInContext('SignInForm');
    if (marketplace.isPartnerPage)
      return <SignInWindow onSignIn={onDone} prefill={prefill} className={props.className} />;
    return <EmailForm ref={ref} {...props} />;
  },
);

const EmailForm = definePart('SignInForm', 'form', 'lectern-sign-in-form lectern-account-form', (name) => {
  const { t, Link, paths } = useLectern(name, sessionWords);
  const { authentication, form, prefill } = useSignInContext(name);
  const { isPending, isSlow, cancel, error, fields } = authentication;
  const { errors, formProps } = form;

  return {
    ...formProps,
    children: (
      <>
        {error && <p className="lectern-form-error">{error}</p>}
        <Field
          label={t('session.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={prefill?.email}
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
      </>
    ),
  };
});

/** "Or", and the button for signing in with Google. On a partner's page nothing: the marketplace's window offers it. */
export const SignInExternal = definePart(
  'SignInExternal',
  'div',
  'lectern-sign-in-external lectern-account-external',
  (name) => {
    const { marketplace } = useLectern(name);
    useSignInContext(name);
    if (marketplace.isPartnerPage) return null;
    return {
      children: (
        <>
          <OrDivider />
          <GoogleButton />
        </>
      ),
    };
  },
);

/** The link for those without an account. */
export const SignInCreateAccount = definePart(
  'SignInCreateAccount',
  'p',
  'lectern-sign-in-create-account lectern-account-footer',
  (name) => {
    const { t, Link, paths } = useLectern(name, sessionWords);
    const { from } = useSignInContext(name);
    return {
      children: (
        <>
          {t('session.noAccount')} <Link href={paths.signUp(from ?? undefined)}>{t('session.createAccount')}</Link>
        </>
      ),
    };
  },
);
