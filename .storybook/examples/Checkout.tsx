import { Checkout } from '@lectern/react';
import type { Order } from '@lectern/sdk';

export function Example({ courseId, thank }: { courseId: string; thank: (order: Order | undefined) => void }) {
  return <Checkout courseId={courseId} onPurchase={(order) => thank(order)} />;
}
