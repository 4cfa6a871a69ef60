import '@lectern/react/styles/orders.css';
import { OrderHistory, useLectern } from '@lectern/react';
import { orderWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** The user's purchases (beyond §2). */
export function OrdersPage() {
  const { t } = useLectern('OrdersPage', orderWords);
  useHead({ title: t('orders.title') });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('orders.title')}</h1>
      </header>
      <OrderHistory />
    </div>
  );
}
