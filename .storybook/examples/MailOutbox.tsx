import { MailOutbox } from '@lectern/react';

export function Example() {
  return <MailOutbox />;
}
