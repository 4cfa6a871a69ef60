import type { RefundItem } from './refundItems.ts';

type Item = Pick<RefundItem, 'courseId' | 'amountPaise' | 'refund'>;

/** The courses of an order that money can still come back for. One that the provider is being asked for isn't among them. */
export const openItems = <Given extends Item>(items: readonly Given[]): Given[] =>
  items.filter(
    ({ amountPaise, refund }) =>
      amountPaise > 0 && (!refund || ['requested', 'declined', 'failed'].includes(refund.state)),
  );

/**
 * What an amount was returned for that somebody returned at the provider: all that was left of the order, or the one course
 * that cost as much; of several, the one whose buyer has asked. Undefined where an admin has to say.
 */
export function returnedItems<Given extends Item>(
  items: readonly Given[],
  amountPaise: number,
): readonly Given[] | undefined {
  // It may be the very money that the provider is being asked for: what it answers decides.
  if (items.some(({ refund }) => refund?.state === 'granted')) return undefined;
  const open = openItems(items);
  if (open.length > 0 && sumOf(open) === amountPaise) return open;
  const alike = open.filter((item) => item.amountPaise === amountPaise);
  const wanted = alike.length > 1 ? alike.filter(({ refund }) => refund && refund.state !== 'declined') : alike;
  return wanted.length === 1 ? wanted : undefined;
}

/** What so many courses cost, in paise. */
export const sumOf = (rows: readonly { amountPaise: number }[]): number =>
  rows.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
