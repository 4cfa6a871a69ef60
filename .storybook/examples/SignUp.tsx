import { SignUp } from '@lectern/react';

export function Example() {
  return (
    <SignUp>
      <SignUp.Title />
      <SignUp.Form />
      <SignUp.SignIn />
    </SignUp>
  );
}
