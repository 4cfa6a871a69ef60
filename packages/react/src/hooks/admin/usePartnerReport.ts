import type { Partner, PartnerCampaign, PartnerMonth } from '@lectern/sdk';
import { type ReportPeriod, reportPeriod } from '@lectern/sdk/rules';
import { partnerWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { partnerReportQuery, partnersQuery } from '../../queries/partners.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { sumsOf } from '../sumsOf.ts';

/** The numbers of a report, in the order in which they are shown. */
export const reportMeasures = [
  'checkouts',
  'orders',
  'revenue',
  'share',
  'refunded',
  'paidOut',
  'signUps',
  'enrollments',
] as const;
/** What a report counts. */
export type ReportMeasure = (typeof reportMeasures)[number];

/** What {@link usePartnerReport} returns. */
export interface UsePartnerReportResult {
  /** The partners to choose from; undefined while they load. */
  partners: Partner[] | undefined;
  /** The chosen partner. */
  partner: Partner | undefined;
  /** Chooses the partner. */
  setPartner: (partnerId: string) => void;
  period: ReportPeriod;
  /** Chooses the months that are counted. */
  setPeriod: (period: ReportPeriod) => void;
  /** Oldest first; undefined while they load. */
  months: PartnerMonth[] | undefined;
  /** What the campaigns of these months brought, the most first. */
  campaigns: readonly PartnerCampaign[];
  /** The sums of all months. */
  totals: Readonly<Record<ReportMeasure, number>>;
  /** Whether the months are still those of the choice before. */
  isPrevious: boolean;
  /** Why the report could not be loaded. */
  error: string | undefined;
  /** Loads the report again after an error. */
  reload: () => void;
}

/** What a partner brought in, by month, for admins. Begins with the newest partner and the last twelve months. */
export function usePartnerReport(): UsePartnerReportResult {
  const marketplace = useAuthorMarketplace('usePartnerReport');
  const { t } = useLectern('usePartnerReport', partnerWords);
  const [chosen, setPartner] = useState<string>();
  const [period, setPeriod] = useState<ReportPeriod>('year');
  const list = usePersonalQuery((userId) => partnersQuery(marketplace, userId));
  const partner = list.data?.find(({ _id }) => _id === chosen) ?? list.data?.[0];
  const report = usePersonalQuery(
    (userId) => partnerReportQuery(marketplace, userId, { partnerId: partner?._id ?? '', ...reportPeriod(period) }),
    { enabled: partner !== undefined, placeholderData: keepPreviousData },
  );
  const months = report.data?.months;
  const error = (list.data ? undefined : list.error) ?? (months ? undefined : report.error);
  return {
    partners: list.data,
    partner,
    setPartner,
    period,
    setPeriod,
    months,
    campaigns: report.data?.campaigns ?? [],
    totals: sumsOf(months ?? [], reportMeasures),
    isPrevious: report.isPlaceholderData,
    error: error ? describeLoadError(error, t('partnerReport.loadFailed')) : undefined,
    reload() {
      if (list.error) void list.refetch();
      if (report.error) void report.refetch();
    },
  };
}
