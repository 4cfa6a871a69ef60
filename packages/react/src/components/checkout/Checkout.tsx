import { isApiError, isValidationError, type Order } from '@lectern/sdk';
import { cartWords, catalogueWords, checkoutWords, ruleWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useState } from 'react';
import { type CheckoutSource, useCheckout } from '../../hooks/shop/useCheckout.ts';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { createRoot, type RootProps, type RootState } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadError } from '../load-error/index.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { CheckoutProvider, type PaymentMethodProps } from './context.ts';
import { PaymentProcessing } from './PaymentProcessing.tsx';
import { PurchaseConfirmation } from './PurchaseConfirmation.tsx';
import * as parts from './parts.ts';

export interface CheckoutProps extends RootProps<'div'>, CheckoutSource {
  /** Gets the order, or undefined if nothing had to be paid. @default opens the dashboard */
  onPurchase?: ((order: Order | undefined) => void) | undefined;
  /** Draws the form of your payment provider. @default the demo's card form */
  paymentMethod?: (props: PaymentMethodProps) => ReactNode;
  /** The order whose payment a bank's page led back from, as `returnUrl` says. @default none */
  orderId?: string | undefined;
  /** Where a bank's page leads back to: a page with this checkout and the `orderId`. @default this page, with `order` in its query */
  returnUrl?: ((order: Order) => string) | undefined;
  /** Whether a bank's page opens in a window of its own, for a page that stands in another's frame. @default false */
  opensBankInWindow?: boolean | undefined;
  /** A discount code that is applied from the start, such as a link's. @default none */
  code?: string | undefined;
  /** Called with a code that was typed, and with undefined once it is removed. @default nothing */
  onCodeChange?: ((code: string | undefined) => void) | undefined;
  /** A short line below the payment, such as a guarantee and a link to the terms. Left out where nothing is paid. @default none */
  assurance?: ReactNode;
  /** The parts, in your arrangement, while there is something to pay for. @default the usual parts */
  children?: ReactNode;
}

/** This page again, which then says what has become of the order. */
function backHere(order: Order): string {
  const url = new URL(window.location.href);
  url.searchParams.set('order', order._id);
  return url.href;
}

const CheckoutRoot = createRoot('div', 'lectern-checkout');

const Root = forwardRef<HTMLDivElement, CheckoutProps>(function Checkout(
  {
    items,
    courseId,
    orderId,
    code,
    onCodeChange,
    returnUrl = backHere,
    opensBankInWindow = false,
    onPurchase,
    paymentMethod,
    assurance,
    children,
    ...props
  },
  ref,
) {
  const { t, Link, paths, navigate } = useLectern('Checkout', cartWords, catalogueWords, checkoutWords, ruleWords);
  const dashboard = ownPage(paths.dashboard);
  const goToDashboard = dashboard === undefined ? undefined : () => navigate(dashboard);
  const checkout = useCheckout({
    items,
    courseId,
    orderId,
    code,
    onCodeChange,
    onSuccess: onPurchase ?? goToDashboard,
    staysBusy: !onPurchase && goToDashboard !== undefined,
    showsPurchase: !onPurchase && goToDashboard === undefined,
  });
  const [isHeld, hold] = useState(false);
  const { loadError, problem } = checkout;
  const discount = { ...checkout.discount, isLocked: checkout.discount.isLocked || isHeld };
  const draw = (state: RootState, content: ReactNode) => (
    <CheckoutRoot ref={ref} {...props} state={state}>
      {content}
    </CheckoutRoot>
  );

  if (isValidationError(loadError) || (isApiError(loadError) && loadError.status === 404)) {
    return draw(
      'error',
      <EmptyNote message={t('checkout.courseGone')} role="alert">
        <Link href={paths.courses} className="lectern-button" data-variant="primary">
          {t('cart.browse')}
        </Link>
      </EmptyNote>,
    );
  }
  if (loadError) {
    return draw(
      'error',
      <LoadError error={loadError} fallback={t('checkout.courseFailed')} onRetry={checkout.reload} />,
    );
  }
  if (checkout.isLoading) {
    return draw('loading', <CheckoutSkeleton />);
  }
  if (checkout.processing) return draw('processing', <PaymentProcessing order={checkout.processing} />);
  if (checkout.purchase) return draw('purchased', <PurchaseConfirmation purchase={checkout.purchase} />);
  if (checkout.items.length === 0) {
    const isOwned = problem !== undefined && checkout.comingSoon.length === 0;
    const [course, ...others] = isOwned ? checkout.owned : [];
    // The page to study the only course on, else the page about it.
    const study =
      course && others.length === 0 && (ownPage(paths.learning(course._id)) ?? ownPage(paths.course(course._id)));
    const leadsBack = isOwned && dashboard !== undefined;
    return draw(
      'empty',
      <EmptyNote message={problem ?? t('rule.noItems')} icon={icons.cart} role={problem ? 'alert' : undefined}>
        {study && (
          <Link href={study} className="lectern-button" data-variant="primary">
            {t('course.go')}
          </Link>
        )}
        <Link
          href={leadsBack ? dashboard : paths.courses}
          className="lectern-button"
          data-variant={study ? 'secondary' : 'primary'}
        >
          {t(leadsBack ? 'player.backToDashboard' : 'cart.browse')}
        </Link>
      </EmptyNote>,
    );
  }
  return draw(
    'ready',
    <CheckoutProvider value={{ ...checkout, discount, hold, paymentMethod, returnUrl, opensBankInWindow }}>
      {children ?? (
        <parts.CheckoutLayout>
          <parts.CheckoutSummary />
          <parts.CheckoutMain>
            <parts.CheckoutDiscount />
            <parts.CheckoutReceiptDetails />
            <parts.CheckoutPayment />
            {assurance && !checkout.isFree && <parts.CheckoutAssurance>{assurance}</parts.CheckoutAssurance>}
          </parts.CheckoutMain>
        </parts.CheckoutLayout>
      )}
    </CheckoutProvider>,
  );
});

/** The checkout (§2): the courses, what they cost, and the payment. */
export const Checkout = Object.assign(Root, {
  Layout: parts.CheckoutLayout,
  Main: parts.CheckoutMain,
  Discount: parts.CheckoutDiscount,
  ReceiptDetails: parts.CheckoutReceiptDetails,
  Payment: parts.CheckoutPayment,
  Assurance: parts.CheckoutAssurance,
  Summary: parts.CheckoutSummary,
});
