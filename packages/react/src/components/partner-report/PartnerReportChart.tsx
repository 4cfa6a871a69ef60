import { partnerWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { type ReportMeasure, reportMeasures } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { barsOf, COLUMN, HEIGHT } from './barsOf.ts';
import { usePartnerReportContext } from './context.ts';
import { isMoney } from './PartnerReportTable.tsx';

/** One number by month as bars. The table has the same numbers for those who don't see them. */
export const PartnerReportChart = definePart('PartnerReportChart', 'figure', 'lectern-partner-report-chart', (name) => {
  const { t, formats } = useLectern(name, partnerWords);
  const { months = [] } = usePartnerReportContext(name);
  const [measure, setMeasure] = useState<ReportMeasure>('revenue');
  const write = isMoney(measure) ? formats.shortMoney : formats.count;
  const values = months.map((month) => month[measure]);
  const bars = barsOf(values);
  return {
    children: (
      <>
        <SelectField
          label={t('partnerReport.chart')}
          value={measure}
          options={reportMeasures.map((value) => ({ value, label: t(`partnerReport.${value}`) }))}
          onChange={(event) => setMeasure(event.target.value as ReportMeasure)}
        />
        <div className="lectern-partner-report-plot">
          <span aria-hidden="true">{write(Math.max(0, ...values))}</span>
          <svg
            role="img"
            aria-label={t('partnerReport.chartLabel', { measure: t(`partnerReport.${measure}`) })}
            viewBox={`0 0 ${Math.max(1, months.length) * COLUMN} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            {months.map(({ month }, place) => (
              <rect key={month} {...bars[place]}>
                <title>{`${formats.month(month)}: ${write(values[place] ?? 0)}`}</title>
              </rect>
            ))}
          </svg>
        </div>
        <div className="lectern-partner-report-ends" aria-hidden="true">
          <span>{formats.month(months[0]?.month ?? '')}</span>
          <span>{formats.month(months.at(-1)?.month ?? '')}</span>
        </div>
      </>
    ),
  };
});
