import type { UsePartnerReportResult } from '../../hooks/admin/usePartnerReport.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The report that a part belongs to. */
export const [PartnerReportProvider, usePartnerReportContext] =
  createRootContext<UsePartnerReportResult>('PartnerReport');
