import { checkoutWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** What the checkout shows while its course loads: the order, and a form beside it. */
export function CheckoutSkeleton() {
  const { t } = useLectern('Checkout', checkoutWords);
  return (
    <>
      <LoadingStatus label={t('checkout.loading')} />
      <div className="lectern-checkout-layout" aria-hidden="true">
        <div className="lectern-checkout-card lectern-checkout-summary">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <div className="lectern-checkout-card lectern-checkout-main">
          <Skeleton shape="title" />
          {['name', 'number', 'expiry'].map((field) => (
            <div key={field} className="lectern-checkout-skeleton">
              <Skeleton shape="short" />
              <Skeleton shape="button" />
            </div>
          ))}
          <Skeleton shape="button" className="lectern-checkout-skeleton-pay" />
        </div>
      </div>
    </>
  );
}
