import '@lectern/react/styles/auth-success.css';
import { AuthSuccess, useLectern } from '@lectern/react';
import { useState } from 'react';
import { signInReturn } from '../authorize/signInReturn.ts';
import { useHead } from '../head/useHead.ts';

/** §2, auth success landing. */
export function AuthSuccessPage() {
  const { t, navigate } = useLectern('AuthSuccessPage');
  // Someone who left the page for partners' sign-ins to sign in with Google goes on there.
  const [returnTo] = useState(signInReturn);

  useHead({ title: t('session.signIn') });
  return (
    <div className="site-page">
      <AuthSuccess onSignIn={returnTo === undefined ? undefined : () => navigate(returnTo, { replace: true })} />
    </div>
  );
}
