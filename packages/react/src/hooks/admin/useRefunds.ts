import { type ListedRefund, type ListedReturn, messageOf, type RefundDecision } from '@lectern/sdk';
import { refundWords } from '@lectern/sdk/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { overviewKeys } from '../../queries/overview.ts';
import { refundKeys, refundsQuery } from '../../queries/refunds.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** What {@link useRefunds} loads. */
export interface ListedRefunds {
  /** What buyers ask back and an admin has to decide, longest first. */
  waiting: ListedRefund[];
  /** The others, newest first. */
  others: ListedRefund[];
  /** What somebody returned in the payment provider's dashboard, and nobody has said what for; longest first. */
  returns: ListedReturn[];
  /** What was returned there for no course, newest first. */
  goodwill: ListedReturn[];
}

/** What buyers ask back, and what was returned to them; for admins. */
export function useRefunds(): UseQueryResult<ListedRefunds> {
  const marketplace = useAuthorMarketplace('useRefunds');
  return usePersonalQuery((userId) => refundsQuery(marketplace, userId));
}

/** Loads the refunds again, and the figures of the dashboard: what is given back is no revenue. */
function useReload() {
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  return () =>
    Promise.all(
      [refundKeys.all(userId), overviewKeys.all(userId)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** What {@link useDecideRefund} returns. */
export interface UseDecideRefundResult {
  decide: (decision: Omit<RefundDecision, 'id'>) => void;
  isDeciding: boolean;
  /** Why the decision wasn't saved. */
  error: string | undefined;
}

/** Grants or declines a refund that waits; for admins. `onSuccess` gets it as it is then. */
export function useDecideRefund(id: string, options: ActionOptions<ListedRefund> = {}): UseDecideRefundResult {
  const marketplace = useAuthorMarketplace('useDecideRefund');
  const { t } = useLectern('useDecideRefund', refundWords);
  const reload = useReload();
  const { mutate, isPending, error } = useAction(
    {
      mutationFn: async (decision: Omit<RefundDecision, 'id'>) =>
        (await marketplace.refunds.decide({ id, ...decision })).refund,
      onSuccess: reload,
    },
    options,
  );
  return {
    decide: mutate,
    isDeciding: isPending,
    error: error ? messageOf(error, t('refunds.decideFailed')) : undefined,
  };
}

/** What {@link useAssignReturn} returns. */
export interface UseAssignReturnResult {
  /** With the courses that end, or none for goodwill. */
  assign: (courseIds: string[]) => void;
  isAssigning: boolean;
  /** Why it wasn't saved. */
  error: string | undefined;
}

/** Says what money was for that somebody returned in the payment provider's dashboard; for admins. */
export function useAssignReturn(id: string, options: ActionOptions = {}): UseAssignReturnResult {
  const marketplace = useAuthorMarketplace('useAssignReturn');
  const { t } = useLectern('useAssignReturn', refundWords);
  const reload = useReload();
  const { mutate, isPending, error } = useAction(
    {
      mutationFn: async (courseIds: string[]) => void (await marketplace.refunds.assign({ id, courseIds })),
      onSuccess: reload,
    },
    options,
  );
  return {
    assign: mutate,
    isAssigning: isPending,
    error: error ? messageOf(error, t('refunds.decideFailed')) : undefined,
  };
}
