import '@lectern/react/styles/sign-up.css';
import { SignUp } from '@lectern/react';
import { heads } from '../content/heads.ts';
import { EntryPage } from '../layout/EntryPage.tsx';
import { useSearchParams } from '../router/Router.tsx';

/** §2, sign-up. */
export function SignUpPage() {
  const role = useSearchParams().get('role') === 'instructor' ? 'instructor' : 'learner';
  return <EntryPage head={heads.signUp}>{(next) => <SignUp from={next} role={role} />}</EntryPage>;
}
