import '@lectern/react/styles/sign-in.css';
import { SignIn } from '@lectern/react';
import { heads } from '../content/heads.ts';
import { EntryPage } from '../layout/EntryPage.tsx';

/** §2, login. */
export function SignInPage() {
  return <EntryPage head={heads.signIn}>{(next) => <SignIn from={next} />}</EntryPage>;
}
