import { Skeleton } from '../../ui/Skeleton.tsx';

/** Stands in for a payment form while it loads. */
export function PaymentSkeleton() {
  return (
    <div className="lectern-checkout-skeleton" aria-hidden="true">
      <Skeleton shape="short" />
      <Skeleton shape="button" />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
      <Skeleton shape="button" className="lectern-checkout-skeleton-pay" />
    </div>
  );
}
