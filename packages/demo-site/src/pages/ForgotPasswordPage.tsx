import { ForgotPassword, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';

/** §2, forgot password. */
export function ForgotPasswordPage() {
  const { t } = useLectern('ForgotPasswordPage');
  useHead({ title: t('forgotPassword.title') });
  return (
    <div className="site-page">
      <ForgotPassword />
    </div>
  );
}
