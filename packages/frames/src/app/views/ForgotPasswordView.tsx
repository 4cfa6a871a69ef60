import { ForgotPassword } from '@lectern/react';

/** Asking for a new password. */
export default function ForgotPasswordView() {
  return (
    <div className="frame-account">
      <ForgotPassword />
    </div>
  );
}
