/**
 * What pressing the heart does (§4): removes the course if it is in the wishlist, otherwise adds it. Includes the list
 * after the call has succeeded, newest first.
 */
export function wishlistToggle<Item extends { _id: string }>(
  list: readonly Item[],
  course: Item,
): { action: 'add' | 'remove'; list: Item[] } {
  const others = list.filter((one) => one._id !== course._id);
  return others.length < list.length
    ? { action: 'remove', list: others }
    : { action: 'add', list: [course, ...others] };
}
