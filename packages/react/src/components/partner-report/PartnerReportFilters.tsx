import { type ReportPeriod, reportPeriods } from '@lectern/sdk/rules';
import { partnerWords, reportWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { usePartnerReportContext } from './context.ts';

/** Chooses the partner and the period. */
export const PartnerReportFilters = definePart(
  'PartnerReportFilters',
  'div',
  'lectern-partner-report-filters',
  (name) => {
    const { t } = useLectern(name, partnerWords, reportWords);
    const { partners = [], partner, setPartner, period, setPeriod } = usePartnerReportContext(name);
    return {
      children: (
        <>
          <SelectField
            label={t('partnerReport.partner')}
            value={partner?._id}
            options={partners.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(event) => setPartner(event.target.value)}
          />
          <SelectField
            label={t('report.period')}
            value={period}
            options={reportPeriods.map((value) => ({ value, label: t(`report.period.${value}`) }))}
            onChange={(event) => setPeriod(event.target.value as ReportPeriod)}
          />
        </>
      ),
    };
  },
);
