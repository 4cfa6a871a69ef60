import type { CreditNote } from '@lectern/sdk';
import { cartWords, catalogueWords, navbarWords, orderWords, receiptWords, refundWords } from '@lectern/sdk/words';
import { useEnrolledCourses } from '../../hooks/learning/useEnrolledCourses.ts';
import { itemCover } from '../../hooks/shop/itemCover.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { refundTexts } from '../../ui/refundTexts.ts';
import { CoverImage } from '../cover-image/index.ts';
import { useOrderReceiptContext } from './context.ts';

/**
 * The table of courses, each with the way to its lectures, and of prices, with subtotal, discount, tax and total; of a credit
 * note the course whose money went back, and how much that is.
 */
export const OrderReceiptLines = definePart('OrderReceiptLines', 'table', 'lectern-order-receipt-lines', (name) => {
  const { t, formats, marketplace, Link, paths } = useLectern(
    name,
    cartWords,
    catalogueWords,
    navbarWords,
    orderWords,
    receiptWords,
    refundWords,
  );
  const { order, credited } = useOrderReceiptContext(name);
  const { data: enrolled } = useEnrolledCourses();
  // A server of before told neither.
  const { taxName = marketplace.money.taxName, taxRate = marketplace.money.taxRate } = order;
  const tax = { name: taxName, percent: formats.number(taxRate) };
  const sums = [
    ['subtotal', order.subtotal],
    ...(order.discount ? ([['discount', -order.discount.amount]] as const) : []),
    ...(taxRate > 0 ? ([['tax', order.tax]] as const) : []),
    ['total', order.total],
  ] as const;
  if (credited) {
    const { item, refund } = credited;
    const creditedSums = [
      ...(taxRate > 0 && refund.tax !== undefined ? ([[t('cart.tax', tax), refund.tax]] as const) : []),
      [t('receipt.credited'), refund.amount],
    ] as const;
    return {
      children: (
        <>
          <LinesHead />
          <tbody>
            <tr>
              <td dir="auto">{item.title}</td>
              <td>{formats.money(refund.amount - (refund.tax ?? 0))}</td>
            </tr>
          </tbody>
          <tfoot>
            {creditedSums.map(([label, amount], place) => (
              <tr key={label} data-sum={place === creditedSums.length - 1 ? 'total' : 'tax'}>
                <th scope="row">{label}</th>
                <td>{formats.money(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </>
      ),
    };
  }
  const rows = order.items.map((item) => {
    const owned = enrolled?.find(({ _id }) => _id === item.courseId);
    return { item, owned, study: t(owned?.progress ? 'orders.continue' : 'orders.start') };
  });
  return {
    children: (
      <>
        <LinesHead />
        <tbody>
          {rows.map(({ item, owned, study }) => (
            <tr key={item.courseId}>
              <td>
                <div className="lectern-order-receipt-course">
                  <CoverImage course={itemCover(item)} sizes="7rem" className="lectern-order-receipt-cover" />
                  <Link href={paths.course(item.courseId)} dir="auto">
                    {item.title}
                  </Link>
                  {owned && (
                    <Link
                      href={paths.learning(item.courseId)}
                      className="lectern-button lectern-order-receipt-start"
                      data-variant="secondary"
                      data-size="small"
                      aria-label={`${study}: ${item.title}`}
                    >
                      {study}
                    </Link>
                  )}
                </div>
              </td>
              <td>{formats.price(item.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name} data-sum={name}>
              <th scope="row">
                {name === 'discount'
                  ? t('cart.discount', { code: order.discount?.code ?? '' })
                  : t(`cart.${name}`, tax)}
              </th>
              <td>{formats.money(amount)}</td>
            </tr>
          ))}
          {order.items.map(({ courseId, title, refund }) => {
            if (!refund) return null;
            // What hasn't moved is no sum.
            const hasMoved = refund.status === 'sent' || refund.status === 'refunded';
            return (
              <tr key={courseId} data-sum="refund">
                <th scope="row" colSpan={hasMoved ? 1 : 2}>
                  {t(refundTexts[refund.status][0])}: <span dir="auto">{title}</span>
                  {refund.answer && <p dir="auto">{t('refund.answer', { answer: refund.answer })}</p>}
                  {refund.creditNote && <CreditNoteLink orderId={order._id} note={refund.creditNote} />}
                </th>
                {hasMoved && <td>{formats.money(-refund.amount)}</td>}
              </tr>
            );
          })}
        </tfoot>
      </>
    ),
  };
});

function LinesHead() {
  const { t } = useLectern('OrderReceiptLines', orderWords);
  return (
    <thead>
      <tr>
        <th scope="col">{t('orders.course')}</th>
        <th scope="col">{t('orders.price')}</th>
      </tr>
    </thead>
  );
}

/** The number of a credit note, which opens it where its file may be seen, and that it is void if it is. */
function CreditNoteLink({ orderId, note: { number, pdfUrl, voidedAt } }: { orderId: string; note: CreditNote }) {
  const { t, Link, paths } = useLectern('OrderReceiptLines', receiptWords);
  const label = t('receipt.creditNoteNumber', { number });
  return (
    <p>
      {pdfUrl ? <Link href={paths.creditNote(orderId, number)}>{label}</Link> : label}
      {voidedAt && ` · ${t('receipt.void')}`}
    </p>
  );
}
