import { csvOf } from '@lectern/sdk/rules';
import { partnerWords } from '@lectern/sdk/words';
import { reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { usePartnerReportContext } from './context.ts';

/** Downloads the report for spreadsheets, and says what its numbers mean. */
export const PartnerReportDownload = definePart(
  'PartnerReportDownload',
  'div',
  'lectern-partner-report-download',
  (part) => {
    const { t } = useLectern(part, partnerWords);
    const { months = [], partner, totals } = usePartnerReportContext(part);
    const name = partner?.name ?? '';
    const csv = csvOf([
      [
        t('partnerReport.partner'),
        t('partnerReport.month'),
        ...reportMeasures.map((measure) => t(`partnerReport.${measure}`)),
      ],
      ...months.map((month) => [name, month.month, ...reportMeasures.map((measure) => month[measure])]),
      [name, t('partnerReport.total'), ...reportMeasures.map((measure) => totals[measure])],
    ]);
    // bounded: a name has at most 100 characters
    const parts = [name.replace(/[^\p{L}\p{N}]+/gu, '-'), months[0]?.month, months.at(-1)?.month];
    return {
      children: (
        <>
          <p>{t('partnerReport.revenueNote')}</p>
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            download={`${parts.filter(Boolean).join('_')}.csv`}
            className="lectern-button"
            data-variant="secondary"
          >
            {t('partnerReport.download')}
          </a>
        </>
      ),
    };
  },
);
