import { navbarWords, sessionWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SignInWindow, SlowNote } from '../sign-in/index.ts';
import { useSignUpContext } from './context.ts';

/**
 * Learner or instructor, name, email, password, and the button. On a partner's page, where nobody types a password, the
 * button for the marketplace's window.
 */
export const SignUpForm = forwardRef<HTMLFormElement, Omit<RootProps<'form'>, 'children'>>(
  function SignUpForm(props, ref) {
    const { marketplace } = useLectern('SignUpForm');
    const { onDone, prefill } = useSignUpContext('SignUpForm');
    if (marketplace.isPartnerPage) {
      return <SignInWindow screen="sign-up" onSignIn={onDone} prefill={prefill} className={props.className} />;
    }
    return <EmailForm ref={ref} {...props} />;
  },
);

const EmailForm = definePart('SignUpForm', 'form', 'lectern-sign-up-form lectern-account-form', (name) => {
  const { t } = useLectern(name, navbarWords, sessionWords);
  const { role: chosen, authentication, form, prefill } = useSignUpContext(name);
  const words = prefill?.name?.trim().split(/\s+/) ?? [];
  const lastName = words.length > 1 ? words.pop() : undefined;
  const { isPending, isSlow, cancel, error, fields } = authentication;
  const { errors, formProps } = form;

  const roles = [
    { role: 'learner', name: t('session.roleLearner'), hint: t('session.roleLearnerHint') },
    { role: 'instructor', name: t('session.roleInstructor'), hint: t('session.roleInstructorHint') },
  ];
  return {
    ...formProps,
    children: (
      <>
        {error && <p className="lectern-form-error">{error}</p>}
        <fieldset className="lectern-choices">
          <legend>{t('session.role')}</legend>
          {roles.map(({ role, name, hint }) => (
            <label key={role} className="lectern-choice">
              <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
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
            defaultValue={words.join(' ')}
            error={errors.firstName ?? fields.firstName}
          />
          <Field
            label={t('session.lastName')}
            name="lastName"
            autoComplete="family-name"
            defaultValue={lastName}
            error={errors.lastName ?? fields.lastName}
          />
        </div>
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
          hint={t('session.newPasswordHint')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          name="password"
          autoComplete="new-password"
          error={errors.password ?? fields.password}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isPending} busyLabel={t('session.signingUp')}>
          {t('session.signUp')}
        </Button>
        <SlowNote isSlow={isSlow} onCancel={cancel} />
      </>
    ),
  };
});
