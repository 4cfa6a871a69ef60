import { partnerWords } from '@lectern/sdk/words';
import { type ReportMeasure, reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { MonthTable } from '../report-table/index.ts';
import { usePartnerReportContext } from './context.ts';

/** What is money. */
export const isMoney = (measure: ReportMeasure) =>
  measure === 'revenue' || measure === 'share' || measure === 'refunded' || measure === 'paidOut';

/** The numbers of each month, newest first, and their sums. */
export const PartnerReportTable = definePart('PartnerReportTable', 'div', 'lectern-partner-report-table', (name) => {
  const { t, formats } = useLectern(name, partnerWords);
  const { months = [], totals } = usePartnerReportContext(name);
  return {
    children: (
      <MonthTable
        label={t('partnerReport.table')}
        months={months}
        columns={reportMeasures}
        head={(measure) => t(`partnerReport.${measure}`)}
        totals={totals}
        write={(measure, value) => (isMoney(measure) ? formats.money(value) : formats.count(value))}
      />
    ),
  };
});
