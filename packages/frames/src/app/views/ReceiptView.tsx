import '@lectern/react/styles/orders.css';
import { OrderReceipt, useLectern } from '@lectern/react';
import { accessWords, frameWords } from '@lectern/sdk/words';
import { SignedInOnly } from '../SignedInOnly.tsx';

/** The receipt of an order. */
export default function ReceiptView({ orderId }: { orderId: string }) {
  const { t } = useLectern('ReceiptView', accessWords, frameWords);
  return (
    <SignedInOnly reason={t('notice.signInRequired.checkout')}>
      <OrderReceipt orderId={orderId} seller={t('frame.seller')} />
    </SignedInOnly>
  );
}
