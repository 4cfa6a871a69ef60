/** Where the items of a checkout come from. */
export type CheckoutSource<Item> =
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'cart'; items: readonly Item[] }
  | { kind: 'course'; courseId: string }
  | { kind: 'none' };

/**
 * What a checkout buys (§4, "Checkout source priority"): what the page passes always wins, then the live cart, then a
 * course id in the address. Buying one course with a full cart buys that course.
 */
export function checkoutSource<Item>(given: {
  items?: readonly Item[] | undefined;
  cart: readonly Item[];
  courseId?: string | undefined;
}): CheckoutSource<Item> {
  if (given.items && given.items.length > 0) return { kind: 'items', items: given.items };
  if (given.cart.length > 0) return { kind: 'cart', items: given.cart };
  if (given.courseId) return { kind: 'course', courseId: given.courseId };
  return { kind: 'none' };
}
