import '@lectern/react/styles/refund-request.css';
import { RefundRequest, useLectern } from '@lectern/react';
import { orderDigits } from '@lectern/sdk/rules';
import { orderWords, refundWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { useParams } from '../router/Router.tsx';

/** Where a buyer asks for the money of a purchase (beyond §2). */
export function RefundPage() {
  const { id = '' } = useParams();
  const { t } = useLectern('RefundPage', refundWords, orderWords);
  const title = t('refund.title');
  useHead({ title });
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{title}</h1>
        <p>{t('orders.order', { number: t('orders.number', { digits: orderDigits(id) }) })}</p>
      </header>
      <RefundRequest orderId={id} />
    </div>
  );
}
