import { SignUp } from '@lectern/react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, sign-up. */
export function SignUpPage() {
  const [params] = useSearchParams();
  usePageTitle('Create your account');
  return (
    <div className="site-page">
      <SignUp from={params.get('next')} />
    </div>
  );
}
