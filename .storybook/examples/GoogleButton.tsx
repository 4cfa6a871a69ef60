import { GoogleButton } from '@lectern/react';

export function Example() {
  return <GoogleButton purpose="signIn" />;
}
