import { checkoutWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { CardForm } from './CardForm.tsx';
import { useCheckoutView } from './context.ts';

/** The payment: one button for a free order, else your `paymentMethod` or the demo's card form; with the last error. */
export const CheckoutPayment = forwardRef<HTMLDivElement, RootProps<'div'>>(function CheckoutPayment(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('CheckoutPayment', checkoutWords);
  const { paymentMethod, isFree, isPaying, summary, pay, payByCard, ...checkout } = useCheckoutView('CheckoutPayment');
  const problem = checkout.problem && (
    <p role={checkout.isProblemAnnounced ? undefined : 'alert'} className="lectern-form-error">
      {checkout.problem}
    </p>
  );
  return (
    <div ref={ref} {...props} className={cx('lectern-checkout-payment', className)}>
      {isFree ? (
        <div className="lectern-checkout-card">
          <h2>{t('checkout.free')}</h2>
          <p>{t('checkout.freeNote')}</p>
          {problem}
          <Button
            variant="primary"
            size="large"
            isBusy={isPaying}
            busyLabel={t('checkout.paying')}
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
      ) : (
        <CardForm
          total={summary.total}
          isPaying={isPaying}
          {...(checkout.isCardDeclined ? { declined: checkout.problem } : { problem })}
          onPay={payByCard}
        />
      )}
    </div>
  );
});
