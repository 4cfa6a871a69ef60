import { useChangePassword } from '../../hooks/useChangePassword.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { ProfileGate } from './ProfileGate.tsx';

export interface SecurityFormProps {
  /** The password is changed. */
  onChangePassword?: () => void;
}

/** Changing one's password (§2, §5). */
export function SecurityForm(props: SecurityFormProps) {
  return <ProfileGate>{(user) => <PasswordForm {...props} email={user.email} />}</ProfileGate>;
}

function PasswordForm({ onChangePassword, email }: SecurityFormProps & { email: string }) {
  const { marketplace, t } = useLectern('SecurityForm');
  const { changePassword, isPending, error, fields } = useChangePassword();
  const { errors, formProps } = useForm(
    marketplace.rules.passwordDraft,
    async ({ currentPassword, newPassword }) => {
      if (!(await changePassword({ currentPassword, newPassword }))) return;
      formProps.ref.current?.reset();
      onChangePassword?.();
    },
    fields,
  );
  const look = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') };
  return (
    <form {...formProps} className="lectern-profile-form">
      <h2>{t('security.title')}</h2>
      <p className="lectern-profile-note">{t('security.note')}</p>
      {error && <p className="lectern-form-error">{error}</p>}
      {/* Tells a password manager whose password this is. */}
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
      <div className="lectern-profile-actions">
        <Button type="submit" variant="primary" isBusy={isPending}>
          {t(isPending ? 'security.saving' : 'security.save')}
        </Button>
      </div>
    </form>
  );
}
