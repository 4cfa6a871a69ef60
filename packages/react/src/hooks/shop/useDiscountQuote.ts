import type { DiscountQuote } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { discountQuery } from '../../queries/orders.ts';

const FRESH_MS = 60_000;

/**
 * Asks what one course costs with a discount code, for visitors too. Rupees. Undefined until that is known, where the code
 * takes nothing off, and where the course has another price by now.
 */
export function useDiscountQuote(
  { _id, price }: { _id: string; price: number },
  code: string,
): DiscountQuote | undefined {
  const { marketplace } = useLectern('useDiscountQuote');
  const { user, isLoading } = useStore(marketplace.session);
  const { data, error } = useQuery({
    ...discountQuery(marketplace, user?.userId ?? '', { code, courseIds: [_id], prices: [price] }),
    // Who asks decides whether the code was used already.
    enabled: !isLoading,
    refetchOnWindowFocus: false,
    // All places of a page ask once.
    staleTime: FRESH_MS,
  });
  return !error && data?.lines[0]?.price === price ? data : undefined;
}
