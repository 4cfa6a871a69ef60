import { SignIn } from '@lectern/react';

export function Example({ greet }: { greet: (name: string) => void }) {
  return (
    <SignIn onSignIn={(user) => greet(user.firstName)}>
      <SignIn.Title />
      <SignIn.Form />
      <SignIn.CreateAccount />
    </SignIn>
  );
}
