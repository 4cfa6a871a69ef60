import { type ReportPeriod, reportPeriods } from '@lectern/sdk/rules';
import { partnerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useReport } from './context.ts';

/** Chooses the partner and the period. */
export const PartnerReportFilters = forwardRef<HTMLDivElement, RootProps<'div'>>(function PartnerReportFilters(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('PartnerReportFilters', partnerWords);
  const { partners = [], partner, setPartner, period, setPeriod } = useReport('PartnerReportFilters');
  return (
    <div ref={ref} {...props} className={cx('lectern-partner-report-filters', className)}>
      <SelectField
        label={t('partnerReport.partner')}
        value={partner?._id}
        options={partners.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(event) => setPartner(event.target.value)}
      />
      <SelectField
        label={t('partnerReport.period')}
        value={period}
        options={reportPeriods.map((value) => ({ value, label: t(`partnerReport.period.${value}`) }))}
        onChange={(event) => setPeriod(event.target.value as ReportPeriod)}
      />
    </div>
  );
});
