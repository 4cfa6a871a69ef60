import type { TestOrder } from '@lectern/sdk/api';
import { toRupees } from '@lectern/sdk/rules';
import type { FileLinks } from '../../fileLinks.ts';
import { toOrder } from '../orders/orderView.ts';
import type { picturesOf, TestOrderRow } from './repository.ts';

/** What the partner's server is told: as of an order, without a word about who placed it. */
export const toTestOrder = ({ id, createdAt, currency, items, campaign }: TestOrderRow): Omit<TestOrder, 'status'> => ({
  id,
  created: createdAt.toISOString(),
  currency,
  courses: items.map(({ courseId, title, pricePaise, discountPaise, sharePaise }) => ({
    id: courseId,
    title,
    amount: toRupees(pricePaise - discountPaise),
    share: toRupees(sharePaise),
  })),
  campaign,
});

/** What whoever placed it sees: an order that is paid, and says that it is a test. */
export const toShownTestOrder = (
  row: TestOrderRow & { partnerName: string },
  pictures: Awaited<ReturnType<typeof picturesOf>>,
  files: FileLinks,
  isForPartner: boolean,
) => {
  const items = row.items.map((item) => ({
    ...item,
    orderId: row.id,
    ...(pictures.get(item.courseId) ?? { imageFileId: null, imageSizes: null }),
  }));
  const shown = { ...row, status: 'paid' as const, processingSince: null };
  return { ...toOrder(shown, { items, refunds: [], documents: [] }, files, isForPartner), isTest: true };
};
