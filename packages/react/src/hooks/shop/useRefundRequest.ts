import { messageOf, type RefundableItem } from '@lectern/sdk';
import { refundWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { certificateKeys } from '../../queries/certificates.ts';
import { enrollmentKeys } from '../../queries/keys.ts';
import { orderKeys } from '../../queries/orders.ts';
import { refundableQuery } from '../../queries/refunds.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** The most characters of a reason. */
const MAX_REASON = 1_000;

/** What {@link useRefundRequest} returns. */
export interface UseRefundRequestResult {
  /** The courses of the order that cost something; undefined while they load. */
  items: readonly RefundableItem[] | undefined;
  /** Until when the buyer can ask. */
  until: string | undefined;
  /** Why the courses couldn't be loaded. */
  loadError: Error | null;
  reload: () => void;
  /** Whether it is too late to ask. */
  isLate: boolean;
  /** Whether any course can be asked back. */
  isOpen: boolean;
  /** The course that is asked back: the chosen one, or the only one that can be. */
  item: RefundableItem | undefined;
  /** That none was chosen, once the request was tried. */
  choiceError: string | undefined;
  choose: (courseId: string) => void;
  reason: string;
  setReason: (reason: string) => void;
  request: () => void;
  isRequesting: boolean;
  /** What has become of the request; undefined before. */
  requested: RefundableItem | undefined;
  /** Forgets the request that was made, for another course. */
  again: () => void;
  /** Why the request wasn't made. */
  error: string | undefined;
}

/** Asks for the money of a course of an order. `onSuccess` gets what has become of it. */
export function useRefundRequest(orderId: string, options: ActionOptions<RefundableItem> = {}): UseRefundRequestResult {
  const { marketplace, t } = useLectern('useRefundRequest', refundWords);
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const { data, error: loadError, refetch } = usePersonalQuery((id) => refundableQuery(marketplace, id, orderId));
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const isTooLong = reason.trim().length > MAX_REASON;
  const open = data?.items.filter(({ refund }) => refund === undefined) ?? [];
  const item = open.find(({ courseId }) => courseId === chosen) ?? (open.length === 1 ? open[0] : undefined);
  const [isTried, setTried] = useState(false);
  const isLate = data !== undefined && Date.parse(data.until) < Date.now();
  const action = useAction(
    {
      mutationFn: async (courseId: string) =>
        (await marketplace.orders.refund({ id: orderId, courseId, reason: reason.trim() })).item,
      async onSuccess() {
        setReason('');
        setTried(false);
        await Promise.all(
          [
            orderKeys.list(userId),
            orderKeys.detail(userId, orderId),
            orderKeys.refunds(userId, orderId),
            enrollmentKeys.list(userId),
            enrollmentKeys.details(userId),
            certificateKeys.list(userId),
          ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        );
        // A receipt that is opened again must not say for a moment that it is paid.
        for (const queryKey of [orderKeys.list(userId), orderKeys.detail(userId, orderId)])
          queryClient.removeQueries({ queryKey, type: 'inactive' });
      },
    },
    options,
  );
  return {
    items: data?.items,
    until: data?.until,
    loadError,
    reload: () => void refetch(),
    isLate,
    isOpen: open.length > 0 && !isLate,
    item,
    choiceError: isTried && !item ? t('refund.chooseFirst') : undefined,
    choose: setChosen,
    reason,
    setReason,
    request() {
      setTried(true);
      if (item && !isTooLong) action.mutate(item.courseId);
    },
    isRequesting: action.isPending,
    requested: action.data,
    again: action.reset,
    error: isTooLong ? t('refund.tooLong') : action.error ? messageOf(action.error, t('refund.failed')) : undefined,
  };
}
