import { partnerWords } from '@lectern/sdk/words';
import { type ReportMeasure, reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { usePartnerReportContext } from './context.ts';

/** The numbers of each month, newest first, and their sums. */
export const PartnerReportTable = definePart(
  'PartnerReportTable',
  'section',
  'lectern-partner-report-table',
  (name) => {
    const { t, formats } = useLectern(name, partnerWords);
    const { months = [], totals } = usePartnerReportContext(name);
    const cells = (numbers: Readonly<Record<ReportMeasure, number>>) =>
      reportMeasures.map((measure) => (
        <td key={measure}>
          {measure === 'revenue' ? formats.money(numbers[measure]) : formats.count(numbers[measure])}
        </td>
      ));
    return {
      tabIndex: 0,
      'aria-label': t('partnerReport.table'),
      children: (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('partnerReport.month')}</th>
              {reportMeasures.map((measure) => (
                <th key={measure} scope="col">
                  {t(`partnerReport.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...months].reverse().map((month) => (
              <tr key={month.month}>
                <th scope="row">{formats.month(month.month)}</th>
                {cells(month)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('partnerReport.total')}</th>
              {cells(totals)}
            </tr>
          </tfoot>
        </table>
      ),
    };
  },
);
