import { PartnerManager } from '@lectern/react';

export function Example() {
  return <PartnerManager />;
}
