import { PartnerWebhook } from '@lectern/react';

export function Example() {
  return <PartnerWebhook />;
}
