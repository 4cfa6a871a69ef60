import { cartWords, checkoutWords, navbarWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCartActions } from '../../hooks/shop/useCartActions.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { useDiscountFold } from '../discount-field/index.ts';
import { CartRow } from './CartRow.tsx';
import { useCartContext } from './context.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** The courses and the summary: below each other, or side by side where there is room. */
export const CartLayout = definePart('CartLayout', 'div', 'lectern-cart-layout');

/** The count above the courses, and the button that clears the cart. */
export const CartHeader = definePart('CartHeader', 'div', 'lectern-cart-header');

/** A short line under the total, such as a money-back guarantee. */
export const CartAssurance = definePart('CartAssurance', 'p', 'lectern-cart-assurance');

/** The region of the courses. */
export const CartCourses = definePart('CartCourses', 'section', 'lectern-cart-courses', (name) => {
  const { t } = useLectern(name, navbarWords);
  return { 'aria-label': t('cart.title') };
});

/** How many courses are in the cart. */
export const CartCount = definePart('CartCount', 'p', 'lectern-cart-count', (name) => {
  const { t } = useLectern(name);
  const { items } = useCartContext(name);
  return { children: t.plural('count.courses', items.length) };
});

/** Clear All: empties the cart after a confirmation. */
export const CartClearButton = definePart(
  'CartClearButton',
  Button,
  'lectern-cart-clear-button lectern-button-flush',
  (name) => {
    const { t } = useLectern(name, cartWords);
    const { clear } = useCartActions();
    return { variant: 'quiet', onClick: clear, children: t('cart.clear') };
  },
);

/** The list of courses, each with its price and a button that removes it. */
export const CartItems = definePart('CartItems', 'ul', 'lectern-cart-items', (name) => {
  const { items, isSoon } = useCartContext(name);
  return { children: items.map((item) => <CartRow key={item._id} item={item} isSoon={isSoon(item)} />) };
});

/** Subtotal, tax and total; its children come below them. */
export const CartOrderSummary = forwardRef<HTMLElement, RootProps<'section'>>(function CartOrderSummary(
  { className, ...props },
  ref,
) {
  const { summary } = useCartContext('CartOrderSummary');
  return (
    <OrderSummary ref={ref} {...props} summary={summary} className={cx('lectern-cart-order-summary', className)} />
  );
});

/** The discount code: its field, folded until there is one, or what it takes off. Left out where nothing costs anything. */
export const CartDiscount = definePart('CartDiscount', 'details', 'lectern-cart-discount', (name) => {
  const { t } = useLectern(name, cartWords);
  const { summary, discount } = useCartContext(name);
  return useDiscountFold(t('cart.discountCode'), summary, discount);
});

/** Proceed to Checkout; disabled while all courses are coming soon. */
export const CartCheckoutButton = definePart('CartCheckoutButton', Button, 'lectern-cart-checkout-button', (name) => {
  const { t } = useLectern(name, cartWords, checkoutWords);
  const { items, summary, checkout, isWaiting } = useCartContext(name);
  return {
    variant: 'primary',
    size: 'large',
    disabled: items.length > 0 && summary.itemCount === 0,
    isBusy: isWaiting,
    busyLabel: t('checkout.discountWait'),
    onClick: checkout,
    children: t('cart.checkout'),
  };
});
