import type { AddToCartResult, CartItem, Course } from '@lectern/sdk';
import { type CartSummary, cartSummary } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { useRequireSignIn } from '../account/useRequireSignIn.ts';
import type { PersonalActionOptions } from '../forms/useAction.ts';

/** The items of the cart and their sums (§3). */
export function useCart(): CartSummary<CartItem> {
  const { marketplace } = useLectern('useCart');
  const items = useStore(marketplace.cart, (state) => state.items);
  return useMemo(() => cartSummary(items, marketplace.money), [items, marketplace]);
}

/** The number of courses in the cart. */
export function useCartCount(): number {
  return useStore(useLectern('useCartCount').marketplace.cart, (state) => state.items.length);
}

/** What {@link useAddToCart} returns. */
export interface UseAddToCartResult {
  isInCart: boolean;
  /** True for one frame: the cart is stored in this browser. */
  isPending: boolean;
  /** For the button's `data-place`: signing in on the way returns the focus to it. */
  place: string;
  /** Adds the course, or shows a notice if it is in the cart already. */
  add: () => void;
}

/** Add to Cart → Adding... → In Cart (§2, course card). `onSuccess` gets the result of `marketplace.cart.add`. */
export function useAddToCart(course: Course, options: PersonalActionOptions<AddToCartResult> = {}): UseAddToCartResult {
  const { marketplace, navigate, paths, t } = useLectern('useAddToCart', catalogueWords);
  const { cart, notices } = marketplace;
  const { notify = true, onSuccess } = options;
  const requireSignIn = useRequireSignIn();
  const isInCart = useStore(cart, (state) => state.items.some((item) => item._id === course._id));
  const [isPending, setPending] = useState(false);
  const place = `cart-${course._id}`;

  function add() {
    setPending(true);
    const before = notices.getState();
    // Shows "Adding..." for one frame: the cart answers at once.
    requestAnimationFrame(() => {
      const result = cart.add(course);
      setPending(false);
      onSuccess?.(result);
      const said = notices.getState();
      // A notice that opened meanwhile, such as a failure to store the cart, stays.
      if (!notify || (said.isOpen && said !== before)) return;
      const notice = result === 'alreadyInCart' ? 'alreadyInCart' : 'addedToCart';
      notices.show({
        type: result === 'alreadyInCart' ? 'info' : 'success',
        title: t(`notice.${notice}.title`),
        message: t(`notice.${notice}.text`, { title: course.title }),
        onConfirm: () => navigate(paths.cart),
        confirmLabel: t('notice.goToCart'),
        cancelLabel: t('notice.keepBrowsing'),
      });
    });
  }
  return {
    isInCart,
    isPending,
    place,
    add: () => requireSignIn('notice.signInRequired.cart', add, { ...options, place, intent: { act: 'cart', course } }),
  };
}
