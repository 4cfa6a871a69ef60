import { ForgotPassword, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, forgot password. */
export function ForgotPasswordPage() {
  const { t } = useLectern('ForgotPasswordPage');
  usePageTitle(t('forgotPassword.title'));
  return (
    <div className="site-page">
      <ForgotPassword />
    </div>
  );
}
