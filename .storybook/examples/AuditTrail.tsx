import { AuditTrail } from '@lectern/react';

export function Example() {
  return <AuditTrail />;
}
