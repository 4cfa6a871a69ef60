import '@lectern/react/styles/sign-up.css';
import { SignUp, useIntent, useLectern, useSession } from '@lectern/react';
import { returnPath } from '@lectern/sdk/rules';
import { useState } from 'react';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { AccountPage } from '../layout/AccountPage.tsx';
import { ForeignReturn, foreignReturn } from '../layout/ForeignReturn.tsx';
import { Redirect, useSearchParams } from '../router/Router.tsx';

/** §2, sign-up. */
export function SignUpPage() {
  const params = useSearchParams();
  const { paths } = useLectern('SignUpPage');
  const { isAuthenticated } = useSession();
  const { isDue } = useIntent();
  // What was pressed before leads on by itself.
  const [isLed, setLed] = useState(false);
  if (isDue && !isLed) setLed(true);
  useHead(heads.signUp);
  const foreign = foreignReturn(params.get('next'));
  if (foreign)
    return (
      <AccountPage>
        <ForeignReturn target={foreign} />
      </AccountPage>
    );
  // Nobody signs in twice.
  if (isAuthenticated && !isDue && !isLed) return <Redirect to={returnPath(params.get('next')) ?? paths.dashboard} />;
  return (
    <AccountPage>
      <SignUp from={params.get('next')} role={params.get('role') === 'instructor' ? 'instructor' : 'learner'} />
    </AccountPage>
  );
}
