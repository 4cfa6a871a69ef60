import '@lectern/react/styles/orders.css';
import '../styles/receipt.css';
import { OrderReceipt, useLectern, useOrder } from '@lectern/react';
import { orderWords, receiptWords } from '@lectern/sdk/words';
import { seller, siteName } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { Logo } from '../layout/Logo.tsx';
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
        <p className="site-receipt-brand" aria-hidden="true">
          <Logo />
          {siteName}
        </p>
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
      <span className="site-receipt-contact">
        <br />
        <Link href={paths.contact}>{seller.contact}</Link>
      </span>
    </>
  );
}
