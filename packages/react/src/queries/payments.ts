import { isApiError, type Marketplace, type PaymentOptions } from '@lectern/sdk';
import { isTestKey } from '@lectern/sdk/rules';
import { personalKey, publicKey } from './keys.ts';
import { queryOptions } from './options.ts';

// Their keys are here: `keys.ts` is part of every page, and these calls are not.

/** How people pay. A backend that doesn't say it takes the demo's cards (§7). */
export const paymentOptionsQuery = (marketplace: Marketplace) => {
  const { partnerKey: key } = marketplace;
  const input = isTestKey(key) ? { key } : {};
  return queryOptions({
    queryKey: publicKey('payments', 'options'),
    queryFn: async ({ signal }): Promise<PaymentOptions> => {
      try {
        return await marketplace.payments.options(input, { signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return { provider: 'demo' };
        throw error;
      }
    },
    staleTime: ({ state }) => (state.data?.isPassing ? 0 : 5 * 60_000),
    // The form comes by itself once it can be used again.
    refetchInterval: ({ state }) => (state.data?.isPassing ? 30_000 : false),
  });
};

/** What has become of the payment of an order. It asks the payment provider each time. */
export const settledOrderQuery = (marketplace: Marketplace, userId: string, id: string) =>
  queryOptions({
    queryKey: personalKey(userId, 'orders', 'settled', id),
    queryFn: ({ signal }) => marketplace.orders.settle({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
