import type { EarningsMonth } from '@lectern/sdk';
import { type ReportPeriod, reportPeriod } from '@lectern/sdk/rules';
import { earningsWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { earningsQuery } from '../../queries/earnings.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { sumsOf } from '../sumsOf.ts';

/** The numbers of a statement, in the order in which they are shown. */
export const earningsMeasures = ['sales', 'price', 'share', 'refunded', 'paidOut'] as const;
/** What a statement says of a month. */
export type EarningsMeasure = (typeof earningsMeasures)[number];

/** What {@link useEarnings} returns. */
export interface UseEarningsResult {
  /** Rupees that were earned and not paid out yet, of all months; undefined while it loads. */
  balance: number | undefined;
  period: ReportPeriod;
  /** Chooses the months that are shown. */
  setPeriod: (period: ReportPeriod) => void;
  /** Oldest first; undefined while they load. */
  months: EarningsMonth[] | undefined;
  /** The sums of all months. */
  totals: Readonly<Record<EarningsMeasure, number>>;
  /** Whether the months are still those of the choice before. */
  isPrevious: boolean;
  /** Why the statement could not be loaded. */
  error: string | undefined;
  /** Loads the statement again after an error. */
  reload: () => void;
}

/** What the signed-in instructor earned, by month. Begins with the last twelve. */
export function useEarnings(): UseEarningsResult {
  const marketplace = useAuthorMarketplace('useEarnings');
  const { t } = useLectern('useEarnings', earningsWords);
  const [period, setPeriod] = useState<ReportPeriod>('year');
  const { data, error, refetch, isPlaceholderData } = usePersonalQuery(
    (userId) => earningsQuery(marketplace, userId, reportPeriod(period)),
    { placeholderData: keepPreviousData },
  );
  return {
    balance: data?.balance,
    period,
    setPeriod,
    months: data?.months,
    totals: sumsOf(data?.months ?? [], earningsMeasures),
    isPrevious: isPlaceholderData,
    error: error && !data ? describeLoadError(error, t('earnings.loadFailed')) : undefined,
    reload: () => void refetch(),
  };
}
