import { toRupees } from '@lectern/sdk/rules';
import type { FileLinks } from '../../fileLinks.ts';
import { toPicture } from '../courses/pictureView.ts';
import { toCreditNote, toReceipt } from '../receipts/receiptView.ts';
import type { DocumentRow } from '../receipts/repository.ts';
import { toRefund } from '../refunds/refundView.ts';
import type { RefundRow } from '../refunds/repository.ts';
import type { ShownOrder, ShownOrderItem } from './repository.ts';

/** What belongs to orders: their items, and what was asked back and issued for them. */
export interface OrderParts {
  items: readonly ShownOrderItem[];
  refunds: readonly RefundRow[];
  documents: readonly DocumentRow[];
}

type Shown = Pick<
  ShownOrder,
  | 'id'
  | 'status'
  | 'currency'
  | 'subtotalPaise'
  | 'discountCode'
  | 'discountPaise'
  | 'taxPaise'
  | 'taxRate'
  | 'taxName'
  | 'totalPaise'
  | 'cardLast4'
  | 'processingSince'
  | 'partnerName'
  | 'createdAt'
>;

/** An order for its buyer, in the main unit of its currency. Partners' pages see neither the card nor the buyer's address. */
export function toOrder(
  row: Shown,
  { items, refunds, documents }: OrderParts,
  files: FileLinks,
  isForPartner: boolean,
) {
  const links = isForPartner ? undefined : files;
  /** The one that counts; else the last one that did. */
  const issued = (courseId: string | null) => {
    const found = documents.filter((one) => one.orderId === row.id && one.courseId === courseId);
    return found.find(({ voidedAt }) => voidedAt === null) ?? found.at(-1);
  };
  const receipt = issued(null);
  return {
    _id: row.id,
    status: row.status,
    currency: row.currency,
    subtotal: toRupees(row.subtotalPaise),
    ...(row.discountCode === null ? {} : { discount: { code: row.discountCode, amount: toRupees(row.discountPaise) } }),
    tax: toRupees(row.taxPaise),
    taxRate: row.taxRate,
    taxName: row.taxName,
    total: toRupees(row.totalPaise),
    cardLast4: links ? row.cardLast4 : null,
    items: items
      .filter(({ orderId }) => orderId === row.id)
      .map(({ courseId, title, pricePaise, discountPaise, imageFileId, imageSizes }) => {
        const refund = refunds.find((one) => one.orderId === row.id && one.courseId === courseId);
        const note = issued(courseId);
        return {
          courseId,
          title,
          price: toRupees(pricePaise),
          ...toPicture(imageFileId, imageSizes, files),
          ...(discountPaise > 0 ? { discount: toRupees(discountPaise) } : {}),
          ...(refund
            ? { refund: { ...toRefund(refund), ...(note ? { creditNote: toCreditNote(note, links) } : {}) } }
            : {}),
        };
      }),
    ...(row.status === 'pending' && row.processingSince ? { processingSince: row.processingSince.toISOString() } : {}),
    ...(receipt ? { receipt: toReceipt(receipt, links) } : {}),
    partner: row.partnerName,
    createdAt: row.createdAt.toISOString(),
  };
}
