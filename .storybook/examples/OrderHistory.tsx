import { OrderHistory } from '@lectern/react';

export function Example() {
  return <OrderHistory />;
}
