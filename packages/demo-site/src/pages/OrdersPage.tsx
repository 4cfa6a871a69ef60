import { OrderHistory, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** What one has bought (beyond §2). */
export function OrdersPage() {
  const { t } = useLectern('OrdersPage');
  usePageTitle(t('orders.title'));
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('orders.title')}</h1>
      </header>
      <OrderHistory />
    </div>
  );
}
