import { AuthSuccess, useLectern } from '@lectern/react';
import { useHead } from '../head/useHead.ts';

/** §2, auth success landing. */
export function AuthSuccessPage() {
  const { t } = useLectern('AuthSuccessPage');
  useHead({ title: t('session.signIn') });
  return (
    <div className="site-page">
      <AuthSuccess />
    </div>
  );
}
