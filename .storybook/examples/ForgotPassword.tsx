import { ForgotPassword } from '@lectern/react';

export function Example() {
  return <ForgotPassword />;
}
