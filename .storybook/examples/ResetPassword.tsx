import { ResetPassword } from '@lectern/react';

export function Example() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  return <ResetPassword token={token} />;
}
