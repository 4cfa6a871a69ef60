import type { BuyerInput } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { billingQuery } from '../../queries/orders.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/**
 * Whom the user's last receipt was for, as they typed it; null before they have.
 *
 * @param enabled whether to load it
 */
export function useBilling(enabled = true): UseQueryResult<BuyerInput | null> {
  const { marketplace } = useLectern('useBilling');
  return usePersonalQuery((userId) => billingQuery(marketplace, userId), { enabled });
}
