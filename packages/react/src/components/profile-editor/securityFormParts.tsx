import { passwordDraft, validatorOf } from '@lectern/sdk/forms';
import { profileWords, sessionWords } from '@lectern/sdk/words';
import { useChangePassword } from '../../hooks/account/useChangePassword.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSecurityFormContext } from './context.ts';

/** The heading. */
export const SecurityFormTitle = definePart('SecurityFormTitle', 'h2', 'lectern-security-form-title', (name) => {
  useSecurityFormContext(name);
  const { t } = useLectern(name, profileWords);
  return { children: t('security.title') };
});

/** The sentence below the heading. */
export const SecurityFormNote = definePart(
  'SecurityFormNote',
  'p',
  'lectern-security-form-note lectern-profile-editor-note',
  (name) => {
    useSecurityFormContext(name);
    const { t } = useLectern(name, profileWords);
    return { children: t('security.note') };
  },
);

/** The form: current password, new password, its repetition, and the button. */
export const SecurityFormFields = definePart('SecurityFormFields', 'form', 'lectern-security-form-fields', (name) => {
  const { email, onChangePassword } = useSecurityFormContext(name);
  const { marketplace, t } = useLectern(name, profileWords, sessionWords);
  const { changePassword, isPending, error, fields } = useChangePassword();
  const { errors, formProps } = useForm(
    validatorOf(marketplace, passwordDraft),
    async ({ currentPassword, newPassword }) => {
      if (!(await changePassword({ currentPassword, newPassword }))) return;
      formProps.ref.current?.reset();
      onChangePassword?.();
    },
    fields,
  );

  const look = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') };
  return {
    ...formProps,
    children: (
      <>
        {error && <p className="lectern-form-error">{error}</p>}
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...look}
          label={t('security.current')}
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword ?? fields.currentPassword}
        />
        <PasswordField
          {...look}
          label={t('security.new')}
          name="newPassword"
          autoComplete="new-password"
          hint={t('session.newPasswordHint')}
          error={errors.newPassword ?? fields.newPassword}
        />
        <PasswordField
          {...look}
          label={t('security.confirm')}
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <div className="lectern-profile-editor-actions">
          <Button type="submit" variant="primary" isBusy={isPending} busyLabel={t('security.saving')}>
            {t('security.save')}
          </Button>
        </div>
      </>
    ),
  };
});
