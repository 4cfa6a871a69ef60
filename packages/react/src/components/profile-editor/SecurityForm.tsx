import { forwardRef } from 'react';
import { useChangePassword } from '../../hooks/useChangePassword.ts';
import { useForm } from '../../hooks/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useProfileGate } from './useProfileGate.tsx';

export interface SecurityFormProps extends Omit<RootProps<'section'>, 'children'> {
  /** Called when the password has been changed. */
  onChangePassword?: () => void;
}

const Root = createRoot('section', 'lectern-security-form');

/** Changing the signed-in user's password (§2, §5). */
export const SecurityForm = forwardRef<HTMLElement, SecurityFormProps>(function SecurityForm(
  { onChangePassword, ...props },
  ref,
) {
  const gate = useProfileGate();
  return (
    <Root ref={ref} {...props} state={gate.user ? 'ready' : gate.state}>
      {gate.user ? <PasswordForm onChangePassword={onChangePassword} email={gate.user.email} /> : gate.placeholder}
    </Root>
  );
});

interface PasswordFormProps {
  onChangePassword: (() => void) | undefined;
  email: string;
}

function PasswordForm({ onChangePassword, email }: PasswordFormProps) {
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
    <form {...formProps} className="lectern-profile-editor-panel">
      <h2>{t('security.title')}</h2>
      <p className="lectern-profile-editor-note">{t('security.note')}</p>
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
        <Button type="submit" variant="primary" isBusy={isPending}>
          {t(isPending ? 'security.saving' : 'security.save')}
        </Button>
      </div>
    </form>
  );
}
