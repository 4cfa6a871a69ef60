import { RefundRequest } from '@lectern/react';

export function Example({ orderId }: { orderId: string }) {
  return <RefundRequest orderId={orderId} />;
}
