import { ServerStatus } from '@lectern/react';

export function Example() {
  return <ServerStatus />;
}
