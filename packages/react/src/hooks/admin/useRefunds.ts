import { type ListedRefund, messageOf, type RefundDecision } from '@lectern/sdk';
import { refundWords } from '@lectern/sdk/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { refundKeys } from '../../queries/keys.ts';
import { refundsQuery } from '../../queries/refunds.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** What buyers ask back: those that wait, longest first, and the others, newest first; for admins. */
export function useRefunds(): UseQueryResult<{ waiting: ListedRefund[]; others: ListedRefund[] }> {
  const marketplace = useAuthorMarketplace('useRefunds');
  return usePersonalQuery((userId) => refundsQuery(marketplace, userId));
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
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const { mutate, isPending, error } = useAction(
    {
      mutationFn: async (decision: Omit<RefundDecision, 'id'>) =>
        (await marketplace.refunds.decide({ id, ...decision })).refund,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: refundKeys.all(userId) }),
    },
    options,
  );
  return {
    decide: mutate,
    isDeciding: isPending,
    error: error ? messageOf(error, t('refunds.decideFailed')) : undefined,
  };
}
