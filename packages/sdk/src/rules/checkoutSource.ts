/** The source of a checkout's items. */
export type CheckoutSource<Item> =
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'cart'; items: readonly Item[] }
  | { kind: 'course'; courseId: string }
  | { kind: 'none' };

/**
 * What a checkout buys (§4, "Checkout source priority"): items passed by the page come first, then the live cart, then
 * a course id in the URL. Buying a single course with a full cart buys only that course.
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
