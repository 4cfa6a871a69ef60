import { LoadingStatus } from '@lectern/react';

export function Example() {
  return <LoadingStatus label="Loading your notes" />;
}
