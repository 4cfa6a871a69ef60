import { Checkout } from '@lectern/react';
import { useState } from 'react';

export function CheckoutPage({ courseId }: { courseId: string }) {
  const [isPaid, setPaid] = useState(false);
  if (isPaid) {
    return (
      <p role="status">
        Thank you. <a href={`/learn?id=${courseId}`}>Begin the course</a>
      </p>
    );
  }
  return <Checkout courseId={courseId} onPurchase={() => setPaid(true)} />;
}
