import { cartWords, navbarWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useCartActions } from '../../hooks/shop/useCartActions.ts';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { CartRow } from './CartRow.tsx';
import { useCartView } from './context.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** The courses and the summary: below each other, or side by side where there is room. */
export const CartLayout = createPart('div', 'lectern-cart-layout');

/** The count above the courses, and the button that clears the cart. */
export const CartHeader = createPart('div', 'lectern-cart-header');

/** A short line under the total, such as a money-back guarantee. */
export const CartAssurance = createPart('p', 'lectern-cart-assurance');

/** The region of the courses. */
export const CartCourses = forwardRef<HTMLElement, RootProps<'section'>>(function CartCourses(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CartCourses', navbarWords);
  return (
    <section ref={ref} aria-label={t('cart.title')} {...props} className={cx('lectern-cart-courses', className)} />
  );
});

/** How many courses are in the cart. */
export const CartCount = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function CartCount(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CartCount');
  const { items } = useCartView('CartCount');
  return (
    <p ref={ref} {...props} className={cx('lectern-cart-count', className)}>
      {t.plural('count.courses', items.length)}
    </p>
  );
});

/** Clear All: empties the cart after a confirmation. */
export const CartClearButton = forwardRef<HTMLButtonElement, ButtonProps>(function CartClearButton(
  { className, onClick, children, ...props },
  ref,
) {
  const { t } = useLectern('CartClearButton', cartWords);
  const { clear } = useCartActions();
  return (
    <Button
      ref={ref}
      variant="quiet"
      {...props}
      className={cx('lectern-cart-clear-button lectern-button-flush', className)}
      onClick={compose(onClick, clear)}
    >
      {children ?? t('cart.clear')}
    </Button>
  );
});

/** The list of courses, each with its price and a button that removes it. */
export const CartItems = forwardRef<HTMLUListElement, RootProps<'ul'>>(function CartItems(
  { className, ...props },
  ref,
) {
  const { items, isSoon } = useCartView('CartItems');
  return (
    <ul ref={ref} {...props} className={cx('lectern-cart-items', className)}>
      {items.map((item) => (
        <CartRow key={item._id} item={item} isSoon={isSoon(item)} />
      ))}
    </ul>
  );
});

/** Subtotal, tax and total; its children come below them. */
export const CartOrderSummary = forwardRef<HTMLElement, RootProps<'section'>>(function CartOrderSummary(
  { className, ...props },
  ref,
) {
  const { summary } = useCartView('CartOrderSummary');
  return (
    <OrderSummary ref={ref} {...props} summary={summary} className={cx('lectern-cart-order-summary', className)} />
  );
});

/** Proceed to Checkout; disabled while all courses are coming soon. */
export const CartCheckoutButton = forwardRef<HTMLButtonElement, ButtonProps>(function CartCheckoutButton(
  { className, onClick, children, ...props },
  ref,
) {
  const { t } = useLectern('CartCheckoutButton', cartWords);
  const { items, summary, checkout } = useCartView('CartCheckoutButton');
  return (
    <Button
      ref={ref}
      variant="primary"
      size="large"
      disabled={items.length > 0 && summary.itemCount === 0}
      {...props}
      className={cx('lectern-cart-checkout-button', className)}
      onClick={compose(onClick, checkout)}
    >
      {children ?? t('cart.checkout')}
    </Button>
  );
});
