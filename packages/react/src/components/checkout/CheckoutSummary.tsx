import { shortDescription } from '@lectern/sdk/rules';
import { cartWords, checkoutWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { CheckoutItem } from '../../hooks/shop/useCheckout.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Price } from '../../ui/Price.tsx';
import { OrderSummary } from '../cart/index.ts';
import { CoverImage } from '../cover-image/index.ts';
import { useCheckoutContext } from './context.ts';

/** The courses and the order summary. On a phone they fold into one line, which keeps the payment form in sight. */
export const CheckoutSummary = definePart('CheckoutSummary', 'div', 'lectern-checkout-summary', (name) => {
  const { marketplace, t, formats, Link, paths } = useLectern(name, cartWords, checkoutWords);
  const { summary } = useCheckoutContext(name);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isCart = useStore(marketplace.cart, ({ items }) =>
    summary.items.every((item) => items.some(({ _id }) => _id === item._id)),
  );
  return {
    'data-state': isOpen ? 'open' : 'closed',
    children: (
      <>
        <button
          type="button"
          className="lectern-checkout-summary-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{t('cart.summary')}</span>{' '}
          <strong>
            {t.plural('count.courses', summary.itemCount)} · {formats.price(summary.total)}
          </strong>
          <Icon shape={icons.chevronDown} />
        </button>
        <div id={id} className="lectern-checkout-summary-content">
          <OrderSummary summary={summary}>
            <ul className="lectern-checkout-items">
              {summary.items.map((item) => (
                <CheckoutRow key={item._id} item={item} />
              ))}
            </ul>
            {isCart && (
              <Link href={paths.cart} className="lectern-checkout-edit">
                {t('checkout.editCart')}
              </Link>
            )}
          </OrderSummary>
        </div>
      </>
    ),
  };
});

function CheckoutRow({ item }: { item: CheckoutItem }) {
  const { formats } = useLectern('Checkout');
  return (
    <li>
      <CoverImage course={item} sizes="6rem" width={96} height={54} />
      <div>
        <h3 dir="auto">{item.title}</h3>
        <p>{shortDescription(item.description)}</p>
        <Price text={formats.price(item.price)} isFree={item.price === 0} />
      </div>
    </li>
  );
}
