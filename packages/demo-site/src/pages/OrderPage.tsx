import { OrderReceipt, useLectern } from '@lectern/react';
import { useParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

/** The receipt of one purchase (beyond §2). */
export function OrderPage() {
  const { id = '' } = useParams();
  const { t } = useLectern('OrderPage');
  useHead({ title: t('orders.receipt') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('orders.receipt')}</h1>
      </header>
      <OrderReceipt orderId={id} />
    </div>
  );
}
