import { SignIn } from '@lectern/react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, login. */
export function SignInPage() {
  const [params] = useSearchParams();
  usePageTitle('Sign in');
  return (
    <div className="site-page">
      <SignIn from={params.get('next')} />
    </div>
  );
}
