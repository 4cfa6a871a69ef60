import { WaitingSubmissions } from '@lectern/react';

export function Example() {
  return <WaitingSubmissions />;
}
