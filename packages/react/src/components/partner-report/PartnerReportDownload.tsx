import { partnerWords, reportWords } from '@lectern/sdk/words';
import { type ReportMeasure, reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { CsvLink, ReportDownload } from '../report-table/index.ts';
import { usePartnerReportContext } from './context.ts';
import { isMoney } from './PartnerReportTable.tsx';

/** Downloads the report for spreadsheets, and says what its numbers mean. */
export const PartnerReportDownload = definePart(
  'PartnerReportDownload',
  'div',
  'lectern-partner-report-download',
  (part) => {
    const { t, marketplace } = useLectern(part, partnerWords, reportWords);
    const { months = [], partner, totals } = usePartnerReportContext(part);
    const name = partner?.name ?? '';
    const { decimals } = marketplace.money;
    const write = (measure: ReportMeasure, value: number) => (isMoney(measure) ? { amount: value, decimals } : value);
    return {
      children: (
        <ReportDownload note={t('partnerReport.revenueNote')}>
          <CsvLink
            rows={[
              [
                t('partnerReport.partner'),
                t('report.month'),
                ...reportMeasures.map((measure) => t(`partnerReport.${measure}`)),
              ],
              ...months.map((month) => [
                name,
                month.month,
                ...reportMeasures.map((measure) => write(measure, month[measure])),
              ]),
              [name, t('report.total'), ...reportMeasures.map((measure) => write(measure, totals[measure]))],
            ]}
            name={[name, months[0]?.month, months.at(-1)?.month]}
          />
        </ReportDownload>
      ),
    };
  },
);
