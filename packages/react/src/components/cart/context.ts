import type { CartItem, CartSummary } from '@lectern/sdk';
import { createRootContext } from '../../ui/createRoot.tsx';

export interface CartView {
  summary: CartSummary<CartItem>;
  /** Goes to the checkout, or shows the "Empty Cart" notice. */
  checkout: () => void;
}

/** The cart that a part belongs to. */
export const [CartProvider, useCartView] = createRootContext<CartView>('Cart');
