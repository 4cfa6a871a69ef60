import { messageOf, type Payout, type Payouts } from '@lectern/sdk';
import { authorFailureWords, earningsWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { payoutsQuery } from '../../queries/earnings.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** What somebody is paid, or was. */
export type DuePayout = Omit<Payout, 'recordedAt' | 'reference'>;

/** What {@link usePayouts} returns. */
export interface UsePayoutsResult {
  /** Undefined while they load. */
  payouts: Payouts | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads them again after an error. */
  reload: () => void;
  /** What was done last, for a live region. */
  news: string;
  /** Records that the money was sent, and what the bank calls the transfer. */
  record: (payout: DuePayout & Pick<Payout, 'reference'>) => void;
  /** Takes back a payout that was recorded by mistake. */
  undo: (payout: DuePayout) => void;
  /** The payout that is being recorded or taken back. */
  pending: DuePayout | undefined;
  /** The name of a payee, also of one whose account is gone. */
  nameOf: (payout: DuePayout) => string;
}

/** What instructors and partners are to be paid, for an admin who records payouts. */
export function usePayouts(options: ActionOptions<DuePayout> = {}): UsePayoutsResult {
  const marketplace = useAuthorMarketplace('usePayouts');
  const { t, formats } = useLectern('usePayouts', earningsWords, authorFailureWords);
  const { payouts } = marketplace;
  const { data, error, refetch } = usePersonalQuery((userId) => payoutsQuery(marketplace, userId));
  const [news, setNews] = useState('');
  const nameOf = ({ name }: DuePayout) => name ?? t('payouts.former');
  const told = (payout: DuePayout) => ({ amount: formats.money(payout.amount), name: nameOf(payout) });
  const keyOf = ({ payee, payeeId, month }: DuePayout) => ({ payee, payeeId, month });
  const failed = {
    // Another amount may be due by now.
    onError: () => void refetch(),
    notifyError: (failure: Error) =>
      notifyFailure(marketplace, t('payouts.failedTitle'), messageOf(failure, t('earnings.recordFailed'))),
  };
  const recording = useAction(
    {
      async mutationFn({ reference, ...payout }: DuePayout & Pick<Payout, 'reference'>) {
        await payouts.record({ ...keyOf(payout), amount: payout.amount, ...(reference ? { reference } : {}) });
        return payout;
      },
      async onSuccess(payout) {
        await refetch();
        setNews(t('payouts.wasRecorded', told(payout)));
      },
      ...failed,
    },
    options,
  );
  const undoing = useAction(
    {
      async mutationFn(payout: DuePayout) {
        await payouts.remove(keyOf(payout));
        return payout;
      },
      async onSuccess(payout) {
        await refetch();
        setNews(t('payouts.wasUndone', told(payout)));
      },
      ...failed,
    },
    options,
  );
  return {
    payouts: data,
    error: error && !data ? describeLoadError(error, t('payouts.loadFailed')) : undefined,
    reload: () => void refetch(),
    news,
    record: recording.mutate,
    undo: undoing.mutate,
    pending: recording.isPending ? recording.variables : undoing.isPending ? undoing.variables : undefined,
    nameOf,
  };
}
