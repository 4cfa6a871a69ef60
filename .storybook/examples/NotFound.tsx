import { NotFound } from '@lectern/react';

export function Example() {
  return <NotFound />;
}
