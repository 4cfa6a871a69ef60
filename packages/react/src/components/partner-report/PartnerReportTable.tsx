import { partnerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { type ReportMeasure, reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useReport } from './context.ts';

/** The numbers of each month, newest first, and their sums. */
export const PartnerReportTable = forwardRef<HTMLElement, RootProps<'section'>>(function PartnerReportTable(
  { className, ...props },
  ref,
) {
  const { t, formats } = useLectern('PartnerReportTable', partnerWords);
  const { months = [], totals } = useReport('PartnerReportTable');
  const cells = (numbers: Readonly<Record<ReportMeasure, number>>) =>
    reportMeasures.map((measure) => (
      <td key={measure}>{measure === 'revenue' ? formats.money(numbers[measure]) : formats.count(numbers[measure])}</td>
    ));
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: narrow screens scroll it, with the keyboard too.
      tabIndex={0}
      aria-label={t('partnerReport.table')}
      {...props}
      className={cx('lectern-partner-report-table', className)}
    >
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
    </section>
  );
});
