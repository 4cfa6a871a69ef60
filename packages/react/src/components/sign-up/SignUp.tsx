import type { User } from '@lectern/sdk';
import { useForm } from '../../hooks/useForm.ts';
import { useSignUp } from '../../hooks/useSignIn.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { GoogleButton, OrDivider } from '../google-button/index.ts';
import { SignedIn, SlowNote, useAfterSignIn } from '../sign-in/index.ts';

export interface SignUpProps {
  /** Where the person came from, on this origin; they return there. */
  from?: string | null | undefined;
  onSignUp?: (user: User) => void;
  /**
   * Whether Google is offered. By default on the marketplace's own site alone: its sign-in ends there, with no way back
   * to another site.
   */
  hasGoogle?: boolean;
}

/** Creating an account (§2): name, e-mail, password, and learner or instructor. */
export function SignUp({ from, onSignUp, hasGoogle }: SignUpProps) {
  const { marketplace, t, Link, paths, isOwnSite } = useLectern('SignUp');
  const { goOn, staying } = useAfterSignIn(from);
  const { signUp, cancel, isPending, isSlow, error, fields } = useSignUp();
  const { errors, formProps } = useForm(
    marketplace.rules.signUpDraft,
    async (draft) => {
      const user = await signUp(draft);
      if (user) (onSignUp ?? goOn)(user);
    },
    fields,
  );
  const roles = [
    { role: 'learner', name: t('session.roleLearner'), hint: t('session.roleLearnerHint') },
    { role: 'instructor', name: t('session.roleInstructor'), hint: t('session.roleInstructorHint') },
  ];
  if (staying) {
    return (
      <div className="lectern-account">
        <SignedIn user={staying} />
      </div>
    );
  }
  return (
    <div className="lectern-account">
      <h1>{t('session.createTitle')}</h1>
      <form {...formProps} className="lectern-account-form">
        {error && <p className="lectern-form-error">{error}</p>}
        <fieldset className="lectern-choices">
          <legend>{t('session.role')}</legend>
          {roles.map(({ role, name, hint }) => (
            <label key={role} className="lectern-choice">
              <input type="radio" name="role" value={role} defaultChecked={role === 'learner'} />
              <strong>{name}</strong>
              <span>{hint}</span>
            </label>
          ))}
        </fieldset>
        <div className="lectern-form-pair">
          <Field
            label={t('session.firstName')}
            name="firstName"
            autoComplete="given-name"
            error={errors.firstName ?? fields.firstName}
          />
          <Field
            label={t('session.lastName')}
            name="lastName"
            autoComplete="family-name"
            error={errors.lastName ?? fields.lastName}
          />
        </div>
        <Field
          label={t('session.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email ?? fields.email}
        />
        <PasswordField
          label={t('session.password')}
          hint={t('session.newPasswordHint')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          name="password"
          autoComplete="new-password"
          error={errors.password ?? fields.password}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
          {t(isPending ? 'session.signingUp' : 'session.signUp')}
        </Button>
        <SlowNote isSlow={isSlow} onCancel={cancel} />
      </form>
      {(hasGoogle ?? isOwnSite) && (
        <>
          <OrDivider />
          <GoogleButton purpose="signUp" />
        </>
      )}
      <p className="lectern-account-footer">
        {t('session.hasAccount')} <Link href={paths.signIn(from ?? undefined)}>{t('session.signIn')}</Link>
      </p>
    </div>
  );
}
