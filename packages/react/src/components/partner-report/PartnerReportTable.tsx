import { partnerWords } from '@lectern/sdk/words';
import { type ReportMeasure, reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { ReportTable } from '../report-table/index.ts';
import { usePartnerReportContext } from './context.ts';

/** What is money. */
export const isMoney = (measure: ReportMeasure) =>
  measure === 'revenue' || measure === 'share' || measure === 'refunded' || measure === 'paidOut';

/** The numbers of each month, newest first, and their sums. */
export const PartnerReportTable = definePart(
  'PartnerReportTable',
  'section',
  'lectern-partner-report-table',
  (name) => {
    const { t, formats } = useLectern(name, partnerWords);
    const { months = [], totals } = usePartnerReportContext(name);
    return {
      tabIndex: 0,
      'aria-label': t('partnerReport.table'),
      children: (
        <ReportTable
          months={months}
          columns={reportMeasures}
          head={(measure) => t(`partnerReport.${measure}`)}
          totals={totals}
          write={(measure, value) => (isMoney(measure) ? formats.money(value) : formats.count(value))}
        />
      ),
    };
  },
);
