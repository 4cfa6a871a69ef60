import { Payouts } from '@lectern/react';

export function Example() {
  return <Payouts />;
}
