import '@lectern/react/styles/sign-in.css';
import { SignIn, useIntent, useLectern, useSession } from '@lectern/react';
import { returnPath } from '@lectern/sdk/rules';
import { useState } from 'react';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { AccountPage } from '../layout/AccountPage.tsx';
import { ForeignReturn, foreignReturn } from '../layout/ForeignReturn.tsx';
import { Redirect, useSearchParams } from '../router/Router.tsx';

/** §2, login. */
export function SignInPage() {
  const params = useSearchParams();
  const { paths } = useLectern('SignInPage');
  const { isAuthenticated } = useSession();
  const { isDue } = useIntent();
  // What was pressed before leads on by itself.
  const [isLed, setLed] = useState(false);
  if (isDue && !isLed) setLed(true);
  useHead(heads.signIn);
  const foreign = foreignReturn(params.get('next'));
  if (foreign)
    return (
      <AccountPage>
        <ForeignReturn target={foreign} />
      </AccountPage>
    );
  // Already signed in, with nothing left to do.
  if (isAuthenticated && !isDue && !isLed) return <Redirect to={returnPath(params.get('next')) ?? paths.dashboard} />;
  return (
    <AccountPage>
      <SignIn from={params.get('next')} />
    </AccountPage>
  );
}
