import { OrderReceipt } from '@lectern/react';

export function Example({ orderId }: { orderId: string }) {
  return <OrderReceipt orderId={orderId} />;
}
