import { partnerWords, reportWords } from '@lectern/sdk/words';
import { reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { CsvLink, ReportDownload } from '../report-table/index.ts';
import { usePartnerReportContext } from './context.ts';

/** Downloads the report for spreadsheets, and says what its numbers mean. */
export const PartnerReportDownload = definePart(
  'PartnerReportDownload',
  'div',
  'lectern-partner-report-download',
  (part) => {
    const { t } = useLectern(part, partnerWords, reportWords);
    const { months = [], partner, totals } = usePartnerReportContext(part);
    const name = partner?.name ?? '';
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
              ...months.map((month) => [name, month.month, ...reportMeasures.map((measure) => month[measure])]),
              [name, t('report.total'), ...reportMeasures.map((measure) => totals[measure])],
            ]}
            name={[name, months[0]?.month, months.at(-1)?.month]}
          />
        </ReportDownload>
      ),
    };
  },
);
