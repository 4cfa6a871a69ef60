import { Cart } from '@lectern/react';

export function Example({ openCheckout }: { openCheckout: () => void }) {
  return (
    <Cart onCheckout={() => openCheckout()}>
      <Cart.Header>
        <Cart.Count />
        <Cart.ClearButton />
      </Cart.Header>
      <Cart.Items />
      <Cart.OrderSummary>
        <Cart.CheckoutButton />
      </Cart.OrderSummary>
    </Cart>
  );
}
