import { checkoutWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { CardForm } from './CardForm.tsx';
import { useCheckoutContext } from './context.ts';

/** The payment: one button for a free order, else your `paymentMethod` or the demo's card form; with the last error. */
export const CheckoutPayment = definePart('CheckoutPayment', 'div', 'lectern-checkout-payment', (name) => {
  const { t } = useLectern(name, checkoutWords);
  const { paymentMethod, isFree, isPaying, summary, pay, payByCard, ...checkout } = useCheckoutContext(name);
  const problem = checkout.problem && (
    <p role={checkout.isProblemAnnounced ? undefined : 'alert'} className="lectern-form-error">
      {checkout.problem}
    </p>
  );
  return {
    children: isFree ? (
      <div className="lectern-checkout-card">
        <h2>{t('checkout.free')}</h2>
        <p>{t('checkout.freeNote')}</p>
        {problem}
        <Button variant="primary" size="large" isBusy={isPaying} busyLabel={t('checkout.paying')} onClick={() => pay()}>
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
    ),
  };
});
