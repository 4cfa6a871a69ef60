import { Earnings } from '@lectern/react';

export function Example() {
  return <Earnings />;
}
