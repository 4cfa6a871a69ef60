import { SignUp, useLectern, useSession } from '@lectern/react';
import { returnPath } from '@lectern/sdk';
import { Navigate, useSearchParams } from 'react-router';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';

/** §2, sign-up. */
export function SignUpPage() {
  const [params] = useSearchParams();
  const { paths } = useLectern('SignUpPage');
  const { isAuthenticated } = useSession();
  useHead(heads.signUp);
  // Nobody signs in twice.
  if (isAuthenticated) return <Navigate to={returnPath(params.get('next')) ?? paths.dashboard} replace />;
  return (
    <div className="site-page">
      <SignUp from={params.get('next')} />
    </div>
  );
}
