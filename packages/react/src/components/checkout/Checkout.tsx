import { type CartSummary, isApiError, isValidationError, shortDescription } from '@lectern/sdk';
import { type ReactNode, useId, useState } from 'react';
import { useStore } from 'zustand';
import {
  type CheckoutItem,
  type CheckoutOptions,
  type CheckoutPurchase,
  type PaymentToken,
  useCheckout,
} from '../../hooks/useCheckout.ts';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { OrderSummary } from '../cart/index.ts';
import { CoverImage } from '../cover-image/index.ts';
import { LoadError } from '../load-error/index.ts';
import { CardForm } from './CardForm.tsx';

/** What a form of one's own is given. */
export interface PaymentMethodProps {
  /** Rupees, tax included. */
  total: number;
  isPaying: boolean;
  /** Hands the payment over. The server charges through its own provider; the sum is its own too. */
  onPay: (payment: PaymentToken) => void;
}

export interface CheckoutProps extends CheckoutOptions {
  /** The form of a payment provider, in place of the demo's card form. */
  paymentMethod?: (props: PaymentMethodProps) => ReactNode;
  /** One quiet line below the payment, such as a guarantee and a link to the terms. */
  assurance?: ReactNode;
}

/** The checkout (§2): what is bought, what it costs, and the one step that pays. */
export function Checkout({ paymentMethod, assurance, ...props }: CheckoutProps) {
  const { t, Link, paths, navigate } = useLectern('Checkout');
  const dashboard = ownPage(paths.dashboard);
  const goOn = dashboard === undefined ? undefined : () => navigate(dashboard);
  const checkout = useCheckout(
    { ...props, onPurchase: props.onPurchase ?? goOn },
    !props.onPurchase && goOn !== undefined,
  );

  if (isValidationError(checkout.loadError) || (isApiError(checkout.loadError) && checkout.loadError.status === 404)) {
    return (
      <EmptyNote message={t('checkout.courseGone')} role="alert">
        <Link href={paths.courses} className="lectern-button" data-variant="primary">
          {t('cart.browse')}
        </Link>
      </EmptyNote>
    );
  }
  if (checkout.loadError) {
    return <LoadError error={checkout.loadError} fallback="checkout.courseFailed" onRetry={checkout.reload} />;
  }
  if (checkout.isLoading) {
    return (
      <div className="lectern-checkout" data-state="loading">
        <LoadingStatus label={t('checkout.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (checkout.purchase) {
    return (
      <div className="lectern-checkout">
        <PurchaseDone purchase={checkout.purchase} />
      </div>
    );
  }
  if (checkout.items.length === 0) {
    const isOwned = checkout.problem !== undefined && dashboard !== undefined;
    return (
      <EmptyNote
        message={checkout.problem ?? t('rule.noItems')}
        icon="cart"
        role={checkout.problem ? 'alert' : undefined}
      >
        <Link href={isOwned ? dashboard : paths.courses} className="lectern-button" data-variant="primary">
          {t(isOwned ? 'player.backToDashboard' : 'cart.browse')}
        </Link>
      </EmptyNote>
    );
  }
  const isCardShown = !checkout.isFree && !paymentMethod;
  const problem = checkout.problem && (
    <p role={checkout.isProblemTold ? undefined : 'alert'} className="lectern-form-error">
      {checkout.problem}
    </p>
  );
  return (
    <div className="lectern-checkout">
      <div className="lectern-checkout-columns">
        <div className="lectern-checkout-main">
          {!isCardShown && problem}
          {checkout.isFree ? (
            <Button variant="primary" size="large" isBusy={checkout.isPaying} onClick={() => checkout.pay()}>
              {t(checkout.isPaying ? 'checkout.paying' : 'checkout.enroll')}
            </Button>
          ) : paymentMethod ? (
            paymentMethod({ total: checkout.summary.total, isPaying: checkout.isPaying, onPay: checkout.pay })
          ) : (
            <CardForm
              total={checkout.summary.total}
              isPaying={checkout.isPaying}
              problem={problem}
              onPay={checkout.payByCard}
            />
          )}
          {assurance && <p className="lectern-assurance">{assurance}</p>}
        </div>
        <FoldedSummary summary={checkout.summary} />
      </div>
    </div>
  );
}

/** What was bought, with links to those pages that the site has. */
function PurchaseDone({ purchase: { items, order } }: { purchase: CheckoutPurchase }) {
  const { t, Link, paths } = useLectern('Checkout');
  const receipt = order && ownPage(paths.order(order._id));
  return (
    <EmptyNote message={t(`notice.${order ? 'purchased' : 'enrolled'}.title`)} headingLevel={2} icon="success">
      <ul className="lectern-checkout-items lectern-checkout-done">
        {items.map(({ _id, title, imageUrl }) => {
          const study = ownPage(paths.learning(_id));
          const course = ownPage(paths.course(_id));
          const name = <bdi>{title}</bdi>;
          return (
            <li key={_id}>
              <CoverImage src={imageUrl} width={96} height={54} />
              <div>
                <h3>{course ? <Link href={course}>{name}</Link> : name}</h3>
                {study && (
                  <Link href={study} aria-label={t('checkout.startLearning', { title })}>
                    {t('notice.startLearning')}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {receipt && (
        <Link href={receipt} className="lectern-button" data-variant="secondary">
          {t('notice.viewReceipt')}
        </Link>
      )}
    </EmptyNote>
  );
}

/** What is bought. On a phone one line stands for it, so that the form is in sight. */
function FoldedSummary({ summary }: { summary: CartSummary<CheckoutItem> }) {
  const { marketplace, t, formats, Link, paths } = useLectern('Checkout');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isCart = useStore(marketplace.cart, ({ items }) =>
    summary.items.every((item) => items.some(({ _id }) => _id === item._id)),
  );
  return (
    <div className="lectern-checkout-summary" data-state={isOpen ? 'open' : 'closed'}>
      <button
        type="button"
        className="lectern-checkout-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('cart.summary')}</span>{' '}
        <strong>
          {t.plural('count.courses', summary.itemCount)} · {formats.price(summary.total)}
        </strong>
        <Icon name="chevronDown" />
      </button>
      <div id={id} className="lectern-checkout-folded">
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
    </div>
  );
}

function CheckoutRow({ item }: { item: CheckoutItem }) {
  const { formats } = useLectern('Checkout');
  const { description } = item;
  return (
    <li>
      <CoverImage src={item.imageUrl} width={96} height={54} />
      <div>
        <h3 dir="auto">{item.title}</h3>
        <p>{shortDescription(description)}</p>
        <Price text={formats.price(item.price)} isFree={item.price === 0} />
      </div>
    </li>
  );
}
