import { PartnerReport } from '@lectern/react';

export function Example() {
  return (
    <PartnerReport>
      <PartnerReport.Filters />
      <PartnerReport.Table />
      <PartnerReport.Download />
    </PartnerReport>
  );
}
