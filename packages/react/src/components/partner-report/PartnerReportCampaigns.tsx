import { partnerWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { ReportTable } from '../report-table/index.ts';
import { usePartnerReportContext } from './context.ts';

/** The campaign first: the others say where it ran. */
const names = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_term', 'utm_content'] as const;

/** What each campaign brought: orders by the tags of the addresses that buyers came from. Empty where there are none. */
export const PartnerReportCampaigns = definePart(
  'PartnerReportCampaigns',
  'div',
  'lectern-partner-report-campaigns',
  (name) => {
    const { t, formats } = useLectern(name, partnerWords);
    const { campaigns } = usePartnerReportContext(name);
    const rows = campaigns.map(({ tags, orders, revenue }) => {
      const written = names.flatMap((tag) => {
        const value = tags[tag];
        return value === undefined ? [] : [t('partnerReport.tag', { name: t(`partnerReport.tag.${tag}`), value })];
      });
      const text = written.join(' · ');
      return { key: text, name: text, cells: [formats.count(orders), formats.money(revenue)] };
    });
    return {
      children: rows.length > 0 && (
        <ReportTable
          label={t('partnerReport.campaigns')}
          head={t('partnerReport.campaign')}
          columns={[{ head: t('partnerReport.orders') }, { head: t('partnerReport.revenue'), isSum: true }]}
          rows={rows}
        />
      ),
    };
  },
);
