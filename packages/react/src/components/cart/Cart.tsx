import type { CartItem } from '@lectern/sdk';
import { type ReactNode, useState } from 'react';
import { useCart, useCartActions } from '../../hooks/useCart.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { OrderSummary } from './OrderSummary.tsx';

export interface CartProps {
  /** Go to the checkout; without it the marketplace's own checkout opens with these items. */
  onCheckout?: (items: readonly CartItem[]) => void;
  /** One quiet line under the sums, such as a guarantee. */
  assurance?: ReactNode;
}

/** The cart (§2): items, Clear All, Remove, a summary and Proceed to Checkout. */
export function Cart({ onCheckout, assurance }: CartProps) {
  const { marketplace, t, Link, navigate, paths } = useLectern('Cart');
  const summary = useCart();
  const { clear } = useCartActions();
  const [isRefused, setRefused] = useState(false);

  const checkout = () => {
    // Another tab may have emptied it since this one was drawn.
    const { items } = marketplace.cart.getState();
    if (items.length === 0) {
      setRefused(true);
      marketplace.notices.show({
        type: 'warning',
        title: t('notice.emptyCart.title'),
        message: t('notice.emptyCart.text'),
      });
    } else if (onCheckout) onCheckout(items);
    else navigate(paths.checkout(), { state: { items } });
  };

  if (summary.itemCount === 0) {
    return (
      <div className="lectern-cart">
        <EmptyNote message={t('cart.empty')} icon="cart">
          {isRefused && <p role="alert">{t('notice.emptyCart.text')}</p>}
          <div className="lectern-cart-empty-actions">
            <Link href={paths.courses} className="lectern-button" data-variant="primary">
              {t('cart.browse')}
            </Link>
            <Button variant="quiet" onClick={checkout}>
              {t('cart.checkout')}
            </Button>
          </div>
        </EmptyNote>
      </div>
    );
  }
  return (
    <div className="lectern-cart">
      <div className="lectern-cart-columns">
        <section className="lectern-cart-items" aria-label={t('cart.title')}>
          <div className="lectern-cart-head">
            <p>{t.plural('count.courses', summary.itemCount)}</p>
            <Button variant="quiet" onClick={clear}>
              {t('cart.clear')}
            </Button>
          </div>
          <ul>
            {summary.items.map((item) => (
              <CartRow key={item._id} item={item} />
            ))}
          </ul>
        </section>
        <OrderSummary summary={summary}>
          <Button variant="primary" size="large" onClick={checkout}>
            {t('cart.checkout')}
          </Button>
          {assurance && <p className="lectern-assurance">{assurance}</p>}
        </OrderSummary>
      </div>
    </div>
  );
}

function CartRow({ item }: { item: CartItem }) {
  const { t, formats, Link, paths } = useLectern('Cart');
  const { remove } = useCartActions();
  return (
    <li className="lectern-cart-row">
      <CoverImage src={item.imageUrl} width={128} height={72} className="lectern-cart-image" />
      <div className="lectern-cart-text">
        <h3>
          <Link href={paths.course(item._id)} dir="auto">
            {item.title}
          </Link>
        </h3>
        {item.creatorId && <p>{t('course.by', { name: `${item.creatorId.firstName} ${item.creatorId.lastName}` })}</p>}
        <p>{item.level}</p>
      </div>
      <Price text={formats.price(item.price)} isFree={item.price === 0} />
      <Button
        variant="quiet"
        size="small"
        className="lectern-cart-remove"
        data-action="remove"
        onClick={() => remove(item)}
        aria-label={t('cart.removeCourse', { title: item.title })}
      >
        <Icon name="trash" />
        {t('cart.remove')}
      </Button>
    </li>
  );
}
