import { passwordDraft, validatorOf } from '@lectern/sdk/forms';
import { profileWords, sessionWords } from '@lectern/sdk/words';
import { forwardRef, useImperativeHandle } from 'react';
import { useChangePassword } from '../../hooks/account/useChangePassword.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSecurityForm } from './context.ts';

/** The heading. */
export const SecurityFormTitle = forwardRef<HTMLHeadingElement, RootProps<'h2'>>(function SecurityFormTitle(
  { className, children, ...props },
  ref,
) {
  useSecurityForm('SecurityFormTitle');
  const { t } = useLectern('SecurityFormTitle', profileWords);
  return (
    <h2 ref={ref} {...props} className={cx('lectern-security-form-title', className)}>
      {children ?? t('security.title')}
    </h2>
  );
});

/** The sentence below the heading. */
export const SecurityFormNote = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function SecurityFormNote(
  { className, children, ...props },
  ref,
) {
  useSecurityForm('SecurityFormNote');
  const { t } = useLectern('SecurityFormNote', profileWords);
  return (
    <p ref={ref} {...props} className={cx('lectern-security-form-note lectern-profile-editor-note', className)}>
      {children ?? t('security.note')}
    </p>
  );
});

/** The form: current password, new password, its repetition, and the button. */
export const SecurityFormFields = forwardRef<HTMLFormElement, Omit<RootProps<'form'>, 'children'>>(
  function SecurityFormFields({ className, onSubmit, onInput, ...props }, ref) {
    const { email, onChangePassword } = useSecurityForm('SecurityFormFields');
    const { marketplace, t } = useLectern('SecurityFormFields', profileWords, sessionWords);
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
    useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current, [
      formProps.ref,
    ]);
    const look = { showLabel: t('session.showPassword'), hideLabel: t('session.hidePassword') };
    return (
      <form
        {...props}
        {...formProps}
        className={cx('lectern-security-form-fields', className)}
        onSubmit={compose(onSubmit, formProps.onSubmit)}
        onInput={compose(onInput, formProps.onInput)}
      >
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
      </form>
    );
  },
);
