import '@lectern/react/styles/orders.css';
import { OrderReceipt, useLectern, useOrder } from '@lectern/react';
import { orderWords } from '@lectern/sdk/words';
import { seller, siteName } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** The receipt of a purchase (beyond §2), or a failed payment. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { t } = useLectern('OrderPage', orderWords);
  const { data: order } = useOrder(id);
  const title = t(`orders.name.${order?.processingSince ? 'processing' : (order?.status ?? 'paid')}`);
  useHead({ title });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{title}</h1>
      </header>
      <OrderReceipt orderId={id} seller={<Seller />} />
    </div>
  );
}

/** Who issues the receipt: a demo, and says so. */
function Seller() {
  const { Link, paths } = useLectern('OrderPage');
  return (
    <>
      {siteName}
      <br />
      {seller.note}
      <br />
      <Link href={paths.contact}>{seller.contact}</Link>
    </>
  );
}
