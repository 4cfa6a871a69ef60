import type { EarningsCourse, EarningsMonth, OwnedPartner, OwnPayout, Payee } from '@lectern/sdk';
import { type ReportPeriod, reportPeriod } from '@lectern/sdk/rules';
import { earningsWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { earningsQuery } from '../../queries/earnings.ts';
import { ownedPartnersQuery } from '../../queries/partners.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { sumsOf } from '../sumsOf.ts';

/** The numbers of a statement, in the order in which they are shown. */
export const earningsMeasures = ['sales', 'price', 'share', 'refunded', 'paidOut'] as const;
/** What a statement says of a month. */
export type EarningsMeasure = (typeof earningsMeasures)[number];

/** What {@link useEarnings} returns. */
export interface UseEarningsResult {
  /** Of a partner's owner: the partners to choose from; undefined while they load. */
  partners: OwnedPartner[] | undefined;
  /** The chosen one. */
  partner: OwnedPartner | undefined;
  /** Chooses the partner. */
  setPartner: (partnerId: string) => void;
  /** Rupees that were earned and not paid out yet, of all months; undefined while it loads. */
  balance: number | undefined;
  /** What of it is to be paid out now; the rest is this month's. */
  due: number | undefined;
  /** The payouts of these months, latest first; undefined while they load. */
  payouts: OwnPayout[] | undefined;
  period: ReportPeriod;
  /** Chooses the months that are shown. */
  setPeriod: (period: ReportPeriod) => void;
  /** Oldest first; undefined while they load. */
  months: EarningsMonth[] | undefined;
  /** What courses earned in these months, largest share first; undefined while they load. */
  courses: EarningsCourse[] | undefined;
  /** The sums of all months. */
  totals: Readonly<Record<EarningsMeasure, number>>;
  /** Whether the months are still those of the choice before. */
  isPrevious: boolean;
  /** Why the statement could not be loaded. */
  error: string | undefined;
  /** Loads the statement again after an error. */
  reload: () => void;
}

/**
 * What the signed-in user earned, by month, as an instructor or as the owner of partners. Begins with the newest partner
 * and the last twelve months.
 */
export function useEarnings(payee: Payee = 'instructor'): UseEarningsResult {
  const marketplace = useAuthorMarketplace('useEarnings');
  const { t } = useLectern('useEarnings', earningsWords);
  const [chosen, setPartner] = useState<string>();
  const [period, setPeriod] = useState<ReportPeriod>('year');
  const isOfPartner = payee === 'partner';
  const list = usePersonalQuery((userId) => ownedPartnersQuery(marketplace, userId), { enabled: isOfPartner });
  const partner = list.data?.find(({ _id }) => _id === chosen) ?? list.data?.[0];
  const ofPartner = isOfPartner ? { partnerId: partner?._id ?? '' } : {};
  const { data, error, refetch, isPlaceholderData } = usePersonalQuery(
    (userId) => earningsQuery(marketplace, userId, { ...reportPeriod(period), ...ofPartner }),
    {
      enabled: !isOfPartner || partner !== undefined,
      // The old months of a new period, but never those of another partner.
      placeholderData: (previous, query) =>
        query?.queryKey.some((part) => typeof part === 'object' && part.partnerId !== ofPartner.partnerId)
          ? undefined
          : previous,
    },
  );
  const failure = (list.data ? undefined : list.error) ?? (data ? undefined : error);
  return {
    partners: list.data,
    partner,
    setPartner,
    balance: data?.balance,
    due: data?.due,
    payouts: data?.payouts,
    period,
    setPeriod,
    months: data?.months,
    courses: data?.courses,
    totals: sumsOf(data?.months ?? [], earningsMeasures),
    isPrevious: isPlaceholderData,
    error: failure ? describeLoadError(failure, t('earnings.loadFailed')) : undefined,
    reload() {
      if (list.error) void list.refetch();
      if (error) void refetch();
    },
  };
}
