import { type CartSummary, cartSummary, type Money } from '../rules/cartSummary.ts';
import type { CartItem } from '../schemas/cart.ts';
import type { Course } from '../schemas/course.ts';
import { readCartItem } from './cartItem.ts';
import type { KeyValueStore } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';
import { parseJson, parseOrUndefined } from './stored.ts';

/** The courses in the cart, in the order in which they were added. */
export interface CartState {
  items: readonly CartItem[];
}

/** Result of `add`. */
export type AddToCartResult = 'added' | 'alreadyInCart' | 'signedOut';

/** The cart of the signed-in person, stored in this browser (§4). */
export interface CartStore extends ReadStore<CartState> {
  /** Adds a copy of a course, unless it is in the cart already or nobody is signed in. */
  add(course: Omit<CartItem, 'addedAt'> | Course): AddToCartResult;
  /** Removes a course; does nothing if it is not in the cart. */
  remove(courseId: string): void;
  /** Updates the copy of a course, such as its price; ignored if it is not in the cart. */
  refresh(course: Course): void;
  /** Removes every course. */
  clear(): void;
  /** Whether a course is in the cart. */
  has(courseId: string): boolean;
  /** Subtotal, tax and total (§3), in the main unit of the currency. */
  summary(): CartSummary<CartItem>;
  /** Loads a user's cart, or an empty one for undefined. Called by the session. */
  load(userId: string | undefined): void;
  /** Stops listening to storage events. */
  destroy(): void;
}

/**
 * Two tabs that add at the same moment overwrite each other's list. For this long after an add, a tab that sees its
 * course missing from what another tab wrote puts it back; a person cannot take it out again that fast.
 */
const REASSERT_MS = 1_500;

const keyOf = (userId: string) => `cart_${userId}`;

export function createCart(options: {
  storage: KeyValueStore;
  onChange: (items: readonly CartItem[]) => void;
  money?: Pick<Money, 'decimals' | 'taxRate'>;
}): CartStore {
  const { storage } = options;
  const { view, get, set } = createOwnedStore<CartState>({ items: [] });
  const fresh = new Map<string, { item: CartItem; until: number }>();
  let userId: string | undefined;
  let stopListening = () => {};

  const write = (items: readonly CartItem[]) => {
    set({ items });
    if (userId) storage.set(keyOf(userId), JSON.stringify(items));
    options.onChange(items);
  };
  const stored = () => (userId ? readCart(storage.get(keyOf(userId))) : []);
  const onOtherTab = (text: string | undefined) => {
    const items = readCart(text);
    const now = Date.now();
    const lost = [...fresh.values()].filter(
      ({ item, until }) => until > now && !items.some((other) => other._id === item._id),
    );
    if (lost.length > 0) write([...items, ...lost.map(({ item }) => item)]);
    else set({ items });
  };

  return {
    ...view,
    add(course) {
      if (!userId) return 'signedOut';
      const items = stored();
      if (items.some((item) => item._id === course._id)) {
        set({ items });
        return 'alreadyInCart';
      }
      const item = readCartItem({ ...course, addedAt: new Date().toISOString() }, 'course');
      fresh.set(item._id, { item, until: Date.now() + REASSERT_MS });
      write([...items, item]);
      return 'added';
    },
    remove(courseId) {
      fresh.delete(courseId);
      const items = stored();
      const left = items.filter((item) => item._id !== courseId);
      if (left.length < items.length) write(left);
      else set({ items });
    },
    refresh(course) {
      write(
        stored().map((item) =>
          item._id === course._id ? readCartItem({ ...course, addedAt: item.addedAt }, 'course') : item,
        ),
      );
    },
    clear() {
      fresh.clear();
      write([]);
    },
    has: (courseId) => get().items.some((item) => item._id === courseId),
    summary: () => cartSummary(get().items, options.money),
    load(nextUserId) {
      if (nextUserId === userId) return;
      stopListening();
      fresh.clear();
      userId = nextUserId;
      stopListening = userId ? storage.onChange(keyOf(userId), onOtherTab) : () => {};
      set({ items: stored() });
    },
    destroy: () => stopListening(),
  };
}

/** Corrupt data gives an empty cart; invalid items are dropped. */
function readCart(text: string | undefined): CartItem[] {
  const data = parseJson(text);
  if (!Array.isArray(data)) return []; // §4
  const seen = new Set<string>();
  return data.flatMap((entry: unknown) => {
    const item = parseOrUndefined(readCartItem, entry);
    if (!item || seen.has(item._id)) return [];
    seen.add(item._id);
    return [item];
  });
}
