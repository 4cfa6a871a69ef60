import { type CartItem, type CartSummary, type Course, cartSummary } from '@lectern/sdk';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../provider/context.ts';
import { useRequireSignIn } from './useRequireSignIn.ts';

/** The cart and its sums (§3). */
export function useCart(): CartSummary<CartItem> {
  const items = useStore(useLectern('useCart').marketplace.cart, (state) => state.items);
  return useMemo(() => cartSummary(items), [items]);
}

/** How many courses are in the cart, for a badge. */
export function useCartCount(): number {
  return useStore(useLectern('useCartCount').marketplace.cart, (state) => state.items.length);
}

/** Add to Cart → Adding... → In Cart (§2, course card). */
export function useAddToCart(course: Course) {
  const { marketplace, navigate, paths, t } = useLectern('useAddToCart');
  const requireSignIn = useRequireSignIn();
  const isInCart = useStore(marketplace.cart, (state) => state.items.some((item) => item._id === course._id));
  const [isPending, setPending] = useState(false);
  const place = `cart-${course._id}`;

  return {
    /** The `data-place` of the button: a sign-in on the way comes back to it. */
    place,
    isInCart,
    isPending,
    add() {
      if (!requireSignIn('notice.signInRequired.cart', { place })) return;
      setPending(true);
      // One frame of "Adding...": the cart is this browser's own and answers at once.
      requestAnimationFrame(() => {
        const addition = marketplace.cart.add(course);
        setPending(false);
        // Something came up meanwhile, such as a browser that saves nothing: that is the news.
        if (marketplace.notices.getState().isOpen) return;
        const notice = addition === 'alreadyInCart' ? 'alreadyInCart' : 'addedToCart';
        marketplace.notices.show({
          type: addition === 'alreadyInCart' ? 'info' : 'success',
          title: t(`notice.${notice}.title`),
          message: t(`notice.${notice}.text`, { title: course.title }),
          onConfirm: () => navigate(paths.cart),
          confirmLabel: t('notice.goToCart'),
          cancelLabel: t('notice.keepBrowsing'),
        });
      });
    },
  };
}

/** Taking things out of the cart, with the notices of §8. */
export function useCartActions() {
  const { marketplace, t } = useLectern('useCartActions');
  const { cart, notices } = marketplace;
  return {
    remove(item: CartItem) {
      cart.remove(item._id);
      notices.show({
        type: 'info',
        title: t('notice.removedFromCart.title'),
        message: t('notice.removedFromCart.text', { title: item.title }),
      });
    },
    /** Asks first: a cart may be the work of an evening. */
    clear() {
      notices.show({
        type: 'warning',
        title: t('cart.clearTitle'),
        message: t('cart.clearText'),
        confirmLabel: t('cart.clear'),
        isDestructive: true,
        onConfirm() {
          cart.clear();
          notices.show({ type: 'info', title: t('notice.cartCleared.title'), message: t('notice.cartCleared.text') });
        },
      });
    },
  };
}
