import { ConfirmEmail } from '@lectern/react';

export function Example() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  return <ConfirmEmail token={token} />;
}
