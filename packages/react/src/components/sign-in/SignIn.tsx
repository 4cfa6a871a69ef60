import { returnPath, type User } from '@lectern/sdk';
import { useForm } from '../../hooks/useForm.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useSignIn } from '../../hooks/useSignIn.ts';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { GoogleButton, OrDivider } from '../google-button/index.ts';
import { SignedIn } from './SignedIn.tsx';

export interface SignInProps {
  /** Where the person came from, on this origin; they return there. */
  from?: string | null | undefined;
  /**
   * Signed in. Without it, the person goes back, or where the role belongs. The marketplace's site does not know of a
   * sign-in on another one: there the person stays, unless one of your own `paths` is where the role belongs.
   */
  onSignIn?: (user: User) => void;
  /**
   * Whether Google is offered. By default on the marketplace's own site alone: its sign-in ends there, with no way back
   * to another site.
   */
  hasGoogle?: boolean;
}

/** Signing in with e-mail and password, or with Google (§2). */
export function SignIn({ from, onSignIn, hasGoogle }: SignInProps) {
  const { marketplace, t, Link, paths, isOwnSite } = useLectern('SignIn');
  const { goOn, staying } = useAfterSignIn(from);
  const { signIn, cancel, isPending, isSlow, error, fields } = useSignIn();
  const { errors, formProps } = useForm(
    marketplace.rules.signInDraft,
    async (draft) => {
      const user = await signIn(draft);
      if (user) (onSignIn ?? goOn)(user);
    },
    fields,
  );
  if (staying) {
    return (
      <div className="lectern-account">
        <SignedIn user={staying} />
      </div>
    );
  }
  return (
    <div className="lectern-account">
      <h1>{t('session.welcomeBack')}</h1>
      <form {...formProps} className="lectern-account-form">
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
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
          {t(isPending ? 'session.signingIn' : 'session.signIn')}
        </Button>
        <SlowNote isSlow={isSlow} onCancel={cancel} />
      </form>
      {(hasGoogle ?? isOwnSite) && (
        <>
          <OrDivider />
          <GoogleButton />
        </>
      )}
      <p className="lectern-account-footer">
        {t('session.noAccount')} <Link href={paths.signUp(from ?? undefined)}>{t('session.createAccount')}</Link>
      </p>
    </div>
  );
}

/** Back to where the person wanted to be, else where the role belongs (§2, login); who has neither on this site stays. */
export function useAfterSignIn(from: string | null | undefined) {
  const { navigate, paths } = useLectern('SignIn');
  const { user } = useSession();
  const targetOf = ({ role }: User) => {
    const home = role === 'instructor' ? paths.instructor : role === 'admin' ? paths.admin : paths.dashboard;
    return ownPage(returnPath(from) ?? home);
  };
  return {
    goOn(signedIn: User) {
      const target = targetOf(signedIn);
      if (target !== undefined) navigate(target, { replace: true });
    },
    /** The signed-in person who stays on this page. */
    staying: user && targetOf(user) === undefined ? user : undefined,
  };
}

/** The authentication calls have no time limit: after 10 s one may give up. */
export function SlowNote({ isSlow, onCancel }: { isSlow: boolean; onCancel: () => void }) {
  const { t } = useLectern('SignIn');
  return (
    <div role="status" className="lectern-account-slow">
      {isSlow && (
        <>
          <p>{t('session.slow')}</p>
          <Button variant="quiet" onClick={onCancel}>
            {t('session.cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
