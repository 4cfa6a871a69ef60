import { PartnerReport, RequireAdmin } from '@lectern/react';

export function Example() {
  return (
    <RequireAdmin refusal="Only administrators see the report.">
      <PartnerReport />
    </RequireAdmin>
  );
}
