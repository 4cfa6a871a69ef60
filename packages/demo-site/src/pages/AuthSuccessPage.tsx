import { AuthSuccess, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, auth success landing. */
export function AuthSuccessPage() {
  const { t } = useLectern('AuthSuccessPage');
  usePageTitle(t('session.signIn'));
  return (
    <div className="site-page">
      <AuthSuccess />
    </div>
  );
}
