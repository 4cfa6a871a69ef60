import { OrderSummary, useCart } from '@lectern/react';

export function Example() {
  const cart = useCart();
  return <OrderSummary summary={cart} />;
}
