import { Documents } from '@lectern/react';

export function Example() {
  return <Documents />;
}
