/** The source of a checkout's items. */
export type CheckoutSource<Item> =
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'cart'; items: readonly Item[] }
  | { kind: 'courses'; courseIds: readonly string[] }
  | { kind: 'none' };

/**
 * What a checkout buys (§4, "Checkout source priority"): items passed by the page come first, then the live cart, then
 * a course id in the URL. Buying a single course with a full cart buys only that course.
 *
 * @param given.courseId a course, or several, separated by commas
 */
export function checkoutSource<Item>(given: {
  items?: readonly Item[] | undefined;
  cart: readonly Item[];
  courseId?: string | undefined;
}): CheckoutSource<Item> {
  if (given.items && given.items.length > 0) return { kind: 'items', items: given.items };
  if (given.cart.length > 0) return { kind: 'cart', items: given.cart };
  const courseIds = (given.courseId ?? '').split(',').flatMap((id) => id.trim() || []);
  if (courseIds.length > 0) return { kind: 'courses', courseIds: [...new Set(courseIds)] };
  return { kind: 'none' };
}
