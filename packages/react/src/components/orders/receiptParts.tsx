import { orderDigits } from '@lectern/sdk/rules';
import { orderWords, receiptWords, refundWords } from '@lectern/sdk/words';
import { useSession } from '../../hooks/account/useSession.ts';
import { useEnrolledIds } from '../../hooks/learning/useEnrolledCourses.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useOrderReceiptContext } from './context.ts';
import { Party } from './Party.tsx';
import { canAskForRefund } from './refundState.ts';
import { StatusLabel } from './StatusLabel.tsx';

/** The order's short number, the number of the receipt and the status; of a credit note its number, and whether it is void. */
export const OrderReceiptHeader = definePart('OrderReceiptHeader', 'header', 'lectern-order-receipt-header', (name) => {
  const { t, formats } = useLectern(name, orderWords, receiptWords);
  const { order, credited } = useOrderReceiptContext(name);
  if (credited) {
    const { number, voidedAt } = credited.note;
    return {
      children: (
        <div>
          <h2>
            {t('receipt.creditNote')} <span className="lectern-order-receipt-number">{number}</span>
          </h2>
          {order.receipt && (
            <p>
              {t('receipt.forReceipt')}: {order.receipt.number}
            </p>
          )}
          {voidedAt && <p role="note">{t('receipt.voidText', { date: formats.date(voidedAt) })}</p>}
        </div>
      ),
    };
  }
  return {
    children: (
      <>
        <div>
          <h2>{t('orders.order', { number: t('orders.number', { digits: orderDigits(order._id) }) })}</h2>
          {order.receipt && <p>{t('receipt.receiptNumber', { number: order.receipt.number })}</p>}
        </div>
        <StatusLabel order={order} />
      </>
    ),
  };
});

/**
 * For a failed payment: that nothing was charged. For one that hasn't come: what to do, or since when the bank processes it.
 * For a test order, that it is one. Nothing for a purchase.
 */
export const OrderReceiptFailure = definePart('OrderReceiptFailure', 'p', 'lectern-order-receipt-failure', (name) => {
  const { t, formats } = useLectern(name, orderWords);
  const { order } = useOrderReceiptContext(name);
  if (order.isTest) return { children: t('orders.testText') };
  if (order.status === 'paid') return null;
  if (order.processingSince) {
    return { children: t('orders.processingText', { since: formats.dateTime(order.processingSince) }) };
  }
  return { children: t(order.status === 'failed' ? 'orders.attemptText' : 'orders.waitingText') };
});

/** The date; for a purchase also the seller, the partner on whose page it was made, the buyer and the card. */
export const OrderReceiptFacts = definePart('OrderReceiptFacts', 'dl', 'lectern-order-receipt-facts', (name) => {
  const { t, formats } = useLectern(name, orderWords);
  const { order, seller, credited } = useOrderReceiptContext(name);
  const { user } = useSession();
  const date = credited?.note.issuedAt ?? order.createdAt;
  const isPurchase = order.status === 'paid';
  const { seller: issuer, buyer } = order.receipt ?? {};
  const email = order.buyerEmail ?? user?.email ?? '';
  const sellerShown = issuer ? <Party party={issuer} /> : seller;
  return {
    children: (
      <>
        <div>
          <dt>{t('orders.date')}</dt>
          <dd>
            <time dateTime={date}>{formats.date(date)}</time>
          </dd>
        </div>
        {isPurchase && sellerShown && (
          <div>
            <dt>{t('orders.soldBy')}</dt>
            <dd>{sellerShown}</dd>
          </div>
        )}
        {isPurchase && !credited && order.partner && (
          <div>
            <dt>{t('orders.boughtOn')}</dt>
            <dd dir="auto">{order.partner}</dd>
          </div>
        )}
        {isPurchase && user && (
          <div>
            <dt>{t('orders.billedTo')}</dt>
            <dd>
              {buyer ? <Party party={buyer} /> : !order.buyerEmail && `${user.firstName} ${user.lastName}`}
              <br />
              {/* A long address breaks at its @. */}
              {email.replace(/@.*/s, '')}
              <wbr />
              {email.replace(/^[^@]*/, '')}
            </dd>
          </div>
        )}
        {isPurchase && !credited && order.cardLast4 && (
          <div>
            <dt>{t('orders.paidWith')}</dt>
            <dd>{t('orders.card', { last4: order.cardLast4 })}</dd>
          </div>
        )}
      </>
    ),
  };
});

/** A credit note's print, file and way back; of a receipt print, the file and, for 30 days, a refund for a purchase; another try for a payment that no bank is processing; and the link back to all orders. */
export const OrderReceiptActions = definePart('OrderReceiptActions', 'p', 'lectern-order-receipt-actions', (name) => {
  const { t, Link, paths } = useLectern(name, orderWords, receiptWords, refundWords);
  const { order, credited } = useOrderReceiptContext(name);
  const enrolled = useEnrolledIds();
  const isOwn = !order.buyerEmail;
  const unpaid = order.items.filter(({ courseId }) => !enrolled.has(courseId));
  const { pdfUrl } = credited?.note ?? order.receipt ?? {};
  const print = order.status === 'paid' && <Button onClick={() => window.print()}>{t('orders.print')}</Button>;
  const download = pdfUrl && (
    <a href={pdfUrl} className="lectern-button" data-variant="secondary">
      {t('receipt.download')}
    </a>
  );
  if (credited) {
    return {
      children: (
        <>
          {print}
          {download}
          <Link href={paths.order(order._id)} className="lectern-button" data-variant="quiet">
            {t('refund.receipt')}
          </Link>
        </>
      ),
    };
  }
  return {
    children: (
      <>
        {print}
        {isOwn && order.status !== 'paid' && !order.processingSince && unpaid.length > 0 && (
          <Link
            // Several unpaid courses are still in the cart: only paid ones leave it.
            href={unpaid.length === 1 ? paths.checkout(unpaid[0]?.courseId) : paths.cart}
            className="lectern-button"
            data-variant="primary"
          >
            {t(order.status === 'failed' ? 'error.retry' : 'orders.payAgain')}
          </Link>
        )}
        {download}
        {isOwn && canAskForRefund(order) && (
          <Link href={paths.refund(order._id)} className="lectern-button" data-variant="quiet">
            {t('orders.refund')}
          </Link>
        )}
        <Link href={isOwn ? paths.orders : paths.admin} className="lectern-button" data-variant="quiet">
          {t(isOwn ? 'orders.back' : 'orders.backToAdmin')}
        </Link>
      </>
    ),
  };
});
