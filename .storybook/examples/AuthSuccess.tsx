import { AuthSuccess } from '@lectern/react';

export function Example({ greet }: { greet: (name: string) => void }) {
  return <AuthSuccess onSignIn={(user) => greet(user.firstName)} />;
}
