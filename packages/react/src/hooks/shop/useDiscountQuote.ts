import { type DiscountQuote, isApiError } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { discountQuery } from '../../queries/orders.ts';

const FRESH_MS = 60_000;

/** A code that is for other courses only is none of this one's page. */
const refusals = ['discount_unknown', 'discount_not_started', 'discount_ended', 'discount_used_up', 'discount_used'];

/**
 * Asks what one course costs with a discount code, for visitors too. Rupees. The quote is undefined until it is known,
 * where the code takes nothing off, and where the course has another price by now; `refusal` is why the code can't be used.
 */
export function useDiscountQuote(
  { _id, price }: { _id: string; price: number },
  code: string,
): { quote: DiscountQuote | undefined; refusal: string | undefined } {
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
  return {
    quote: !error && data?.lines[0]?.price === price ? data : undefined,
    refusal: isApiError(error) && refusals.includes(error.code) ? error.message : undefined,
  };
}
