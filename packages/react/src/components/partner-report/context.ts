import type { UsePartnerReportResult } from '../../hooks/admin/usePartnerReport.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The report that a part belongs to. */
export const [PartnerReportProvider, useReport] = createRootContext<UsePartnerReportResult>('PartnerReport');
