import type { CartItem } from '@lectern/sdk';
import { cartSummary } from '@lectern/sdk/rules';
import { cartWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useEffect, useState } from 'react';
import { quotedSums } from '../../hooks/shop/quotedSums.ts';
import { useCart } from '../../hooks/shop/useCart.ts';
import { useComingSoon } from '../../hooks/shop/useComingSoon.ts';
import { useDiscountCode } from '../../hooks/shop/useDiscountCode.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { CartProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface CartProps extends RootProps<'div'> {
  /** Called by "Proceed to Checkout" with the items, without those that are coming soon, and the discount code. @default opens the marketplace's own checkout with them */
  onCheckout?: (items: readonly CartItem[], code: string | undefined) => void;
  /** A discount code that is applied from the start, such as a link's. @default none */
  code?: string | undefined;
  /** Called with a code that was typed, and with undefined once it is removed. @default nothing */
  onCodeChange?: ((code: string | undefined) => void) | undefined;
  /** A short line under the total, such as a money-back guarantee. Left out where nothing is paid. @default none */
  assurance?: ReactNode;
  /** The parts, in your arrangement, while there is a course in the cart. @default the usual parts */
  children?: ReactNode;
}

const CartRoot = createRoot('div', 'lectern-cart');

const Root = forwardRef<HTMLDivElement, CartProps>(function Cart(
  { onCheckout, code, onCodeChange, assurance, children, ...props },
  ref,
) {
  const { marketplace, t, Link, navigate, paths } = useLectern('Cart', cartWords);
  const { items } = useCart();
  const isSoon = useComingSoon(items);
  const buyable = items.filter((item) => !isSoon(item));
  const discount = useDiscountCode(buyable, code, onCodeChange);
  const { quote } = discount;
  const summary = {
    ...cartSummary(buyable, marketplace.money),
    ...(quote && quotedSums(quote)),
  };
  const [isRefused, setRefused] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isEmpty = items.length === 0;

  const checkout = () => {
    // Another tab may have emptied the cart since this render.
    const current = marketplace.cart.getState().items;
    const chosen = current.filter((item) => !isSoon(item));
    if (current.length === 0) {
      setRefused(true);
      marketplace.notices.show({
        type: 'warning',
        title: t('notice.emptyCart.title'),
        message: t('notice.emptyCart.text'),
      });
    } else if (discount.applyTyped() || discount.isChecking) setWaiting(true);
    else if (onCheckout) onCheckout(chosen, discount.code);
    else navigate(paths.checkout(), { state: { items: chosen, code: discount.code } });
  };

  const isAnswered = isWaiting && !discount.isChecking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, with what this render knows; a later render is no other answer, and would open the checkout again.
  useEffect(() => {
    if (!isAnswered) return;
    setWaiting(false);
    if (discount.error === undefined) checkout();
  }, [isAnswered]);

  return (
    <CartRoot ref={ref} {...props} state={isEmpty ? 'empty' : 'ready'}>
      <CartProvider value={{ items, isSoon, summary, discount, isWaiting, checkout }}>
        {isEmpty ? (
          <EmptyNote message={t('cart.empty')} icon={icons.cart}>
            {isRefused && <p role="alert">{t('notice.emptyCart.text')}</p>}
            <div className="lectern-empty-note-actions">
              <Link href={paths.courses} className="lectern-button" data-variant="primary">
                {t('cart.browse')}
              </Link>
              <Link href={paths.wishlist} className="lectern-button" data-variant="secondary">
                {t('cart.wishlist')}
              </Link>
              <Link href={paths.dashboard} className="lectern-button" data-variant="quiet">
                {t('wishlist.goOn')}
              </Link>
            </div>
          </EmptyNote>
        ) : (
          (children ?? (
            <parts.CartLayout>
              <parts.CartCourses>
                <parts.CartHeader>
                  <parts.CartCount />
                  <parts.CartClearButton />
                </parts.CartHeader>
                <parts.CartItems />
              </parts.CartCourses>
              <parts.CartOrderSummary>
                <parts.CartDiscount />
                <parts.CartCheckoutButton />
                {assurance && summary.total > 0 && <parts.CartAssurance>{assurance}</parts.CartAssurance>}
              </parts.CartOrderSummary>
            </parts.CartLayout>
          ))
        )}
      </CartProvider>
    </CartRoot>
  );
});

/** The cart (§2): its courses with Remove and Clear All, the order summary, and Proceed to Checkout. */
export const Cart = Object.assign(Root, {
  Layout: parts.CartLayout,
  Courses: parts.CartCourses,
  Header: parts.CartHeader,
  Count: parts.CartCount,
  ClearButton: parts.CartClearButton,
  Items: parts.CartItems,
  OrderSummary: parts.CartOrderSummary,
  Discount: parts.CartDiscount,
  CheckoutButton: parts.CartCheckoutButton,
  Assurance: parts.CartAssurance,
});
