import '@lectern/react/styles/orders.css';
import { OrderReceipt, useLectern, useOrder } from '@lectern/react';
import { orderWords, receiptWords } from '@lectern/sdk/words';
import { seller, siteName } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** The receipt of a purchase (beyond §2), a credit note of it, or a failed payment. */
export function OrderPage() {
  const { id = '', number } = useParams();
  const { t } = useLectern('OrderPage', orderWords, receiptWords);
  const { data: order } = useOrder(id);
  const state = order?.processingSince ? 'processing' : (order?.status ?? 'paid');
  const title = t(number === undefined ? `orders.name.${state}` : 'receipt.creditNote');
  useHead({ title });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{title}</h1>
      </header>
      <OrderReceipt orderId={id} creditNote={number} seller={<Seller />} />
    </div>
  );
}

/** Who issues the receipt: a demo, and says so. */
function Seller() {
  const { t, Link, paths } = useLectern('OrderPage', receiptWords);
  return (
    <>
      {siteName}
      <br />
      {t('receipt.demoSeller')}
      <br />
      <Link href={paths.contact}>{seller.contact}</Link>
    </>
  );
}
