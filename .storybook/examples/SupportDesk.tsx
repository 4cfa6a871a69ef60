import { SupportDesk } from '@lectern/react';

export function Example() {
  return <SupportDesk />;
}
