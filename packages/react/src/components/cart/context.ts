import type { CartItem } from '@lectern/sdk';
import type { CartSummary } from '@lectern/sdk/rules';
import type { DiscountCode } from '../../hooks/shop/useDiscountCode.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface CartContextValue {
  items: readonly CartItem[];
  /** Whether a course can't be bought yet. */
  isSoon: (item: CartItem) => boolean;
  /** What can be bought, and its sums. */
  summary: CartSummary<CartItem>;
  /** The discount code that was typed here or given. */
  discount: DiscountCode;
  /** The checkout opens once the code that was typed is found to count. */
  isWaiting: boolean;
  /** Goes to the checkout, after a code that was typed and not applied is found to count, or shows the "Empty Cart" notice. */
  checkout: () => void;
}

/** The cart that a part belongs to. */
export const [CartProvider, useCartContext] = createRootContext<CartContextValue>('Cart');
