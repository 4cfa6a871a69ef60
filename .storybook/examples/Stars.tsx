import { Stars } from '@lectern/react';

export function Example() {
  return <Stars value={4.5} label="4.5 out of 5" />;
}
