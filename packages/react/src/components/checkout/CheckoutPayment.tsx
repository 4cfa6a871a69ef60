import { isTestKey } from '@lectern/sdk/rules';
import { checkoutWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useRef } from 'react';
import { usePaymentOptions } from '../../hooks/shop/usePaymentOptions.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { late } from '../../ui/late.ts';
import { LoadError } from '../load-error/index.ts';
import { CardForm } from './CardForm.tsx';
import { useCheckoutContext } from './context.ts';
import { PaymentSkeleton } from './PaymentSkeleton.tsx';
import { useReadSum } from './useReadSum.ts';

const stripePayment = late(async () => (await import('./StripePayment.tsx')).StripePayment);

/** The payment: one button for a free order, else your `paymentMethod` or the demo's card form; with the last error. */
export const CheckoutPayment = definePart('CheckoutPayment', 'div', 'lectern-checkout-payment', (name) => {
  const { marketplace, t, formats } = useLectern(name, checkoutWords);
  const { isFree, summary, pay, payByCard, returnUrl, opensBankInWindow, hold, ...checkout } = useCheckoutContext(name);
  // Only test cards pay for a test order.
  const isTest = isTestKey(marketplace.partnerKey);
  const paymentMethod = isTest ? undefined : checkout.paymentMethod;
  const { isChecking, isInsteadOfPaying, applyTyped } = checkout.discount;
  const enroll = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form whose button applied a code for the whole price is gone, and the focus with it.
    if (isFree && isInsteadOfPaying) enroll.current?.focus();
  }, [isFree, isInsteadOfPaying]);
  // The sum isn't known before the code is checked.
  const isPaying = checkout.isPaying || isChecking;
  const readSum = useReadSum(isPaying ? undefined : summary.total);
  const busyLabel = t(isChecking && !checkout.isPaying ? 'checkout.discountWait' : 'checkout.paying');
  const { data: options, error, refetch } = usePaymentOptions({ enabled: !isFree && paymentMethod === undefined });
  const problem = checkout.problem ? (
    <p role={checkout.isProblemAnnounced ? undefined : 'alert'} className="lectern-form-error">
      {checkout.problem}
    </p>
  ) : isInsteadOfPaying && summary.discount ? (
    // The field of the code announces it.
    <p>{t('checkout.discountFirst', { total: formats.money(summary.total) })}</p>
  ) : undefined;
  return {
    ...readSum,
    onSubmitCapture(event: FormEvent) {
      // Before a payment form checks what is typed in it, or asks its provider.
      if (checkout.isPaying || isChecking || !applyTyped()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    children: isFree ? (
      <div className="lectern-checkout-card">
        <h2>{t('checkout.free')}</h2>
        <p>{t(isTest ? 'checkout.testOrder' : 'checkout.freeNote')}</p>
        {problem}
        <Button
          ref={enroll}
          variant="primary"
          size="large"
          isBusy={isPaying}
          busyLabel={busyLabel}
          onClick={() => pay()}
        >
          {t('checkout.enroll')}
        </Button>
      </div>
    ) : paymentMethod ? (
      <>
        {problem}
        {paymentMethod({ total: summary.total, isPaying, onPay: pay })}
      </>
    ) : !options ? (
      <div className="lectern-checkout-card">
        {error ? (
          <LoadError error={error} fallback={t('checkout.loadFailed')} onRetry={refetch} />
        ) : (
          <PaymentSkeleton />
        )}
      </div>
    ) : options.provider === 'none' ? (
      <div className="lectern-checkout-card">
        <p role="alert">{t(options.isPassing ? 'checkout.unavailableNow' : 'checkout.unavailable')}</p>
      </div>
    ) : options.provider === 'stripe' ? (
      <LatePart part={stripePayment} root={{ className: 'lectern-checkout-card' }} skeleton={<PaymentSkeleton />}>
        {(StripePayment) => (
          <StripePayment
            options={options}
            total={summary.total}
            isPaying={isPaying}
            busyLabel={busyLabel}
            onHold={hold}
            problem={problem}
            opensBankInWindow={opensBankInWindow}
            returnUrl={returnUrl}
            onPay={pay}
          />
        )}
      </LatePart>
    ) : (
      <CardForm
        total={summary.total}
        isPaying={isPaying}
        busyLabel={busyLabel}
        isTest={isTest}
        {...(checkout.isCardDeclined ? { declined: checkout.problem } : { problem })}
        onPay={payByCard}
      />
    ),
  };
});
