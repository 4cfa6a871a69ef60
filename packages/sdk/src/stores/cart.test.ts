// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarketplace, type Marketplace } from '../createMarketplace.ts';
import type { Course } from '../schemas/course.ts';
import { lena, memory, tokenOf } from '../testing/client.ts';

const key = `cart_${lena.id}`;
const course = (number: number, price: number | null = 100) =>
  ({ _id: `c${number}`, title: `Course ${number}`, price }) as unknown as Course;
const open: Marketplace[] = [];

function tab(storage = localStorage as Parameters<typeof createMarketplace>[0]['storage']): Marketplace {
  const marketplace = createMarketplace({ baseUrl: '/api', ...(storage ? { storage } : {}) });
  open.push(marketplace);
  return marketplace;
}

beforeEach(() => localStorage.setItem('token', tokenOf(lena)));
afterEach(() => {
  for (const marketplace of open.splice(0)) marketplace.destroy();
  localStorage.clear();
  vi.useRealTimers();
});

describe('the cart', () => {
  it('adds with a timestamp, ignores duplicates, removes and clears, and stores every change', () => {
    const { cart } = tab();
    expect(cart.add(course(1))).toBe('added');
    expect(cart.add(course(1))).toBe('alreadyInCart');
    expect(cart.add(course(2))).toBe('added');
    expect(cart.getState().items[0]?.addedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    cart.remove('c1');
    expect(JSON.parse(localStorage.getItem(key) ?? '').map((item: Course) => item._id)).toEqual(['c2']);
    expect(tab().cart.getState().items).toHaveLength(1);
    cart.clear();
    expect(localStorage.getItem(key)).toBe('[]');
  });

  it('tells nobody of the removal of a course that is not in it', () => {
    const onEvent = vi.fn();
    const marketplace = createMarketplace({ baseUrl: '/api', storage: localStorage, onEvent });
    open.push(marketplace);
    marketplace.cart.add(course(1));
    onEvent.mockClear();
    marketplace.cart.remove('c2');
    expect(onEvent).not.toHaveBeenCalled();
    expect(marketplace.cart.getState().items).toHaveLength(1);
  });

  it('sums: subtotal, 10 % tax rounded once, total; a missing price counts as 0', () => {
    const { cart } = tab();
    for (const [number, price] of [
      [1, 1299.5],
      [2, 0.05],
      [3, null],
    ] as const)
      cart.add(course(number, price));
    expect(cart.summary()).toMatchObject({ subtotal: 1299.55, tax: 129.96, total: 1429.51, itemCount: 3 });
  });

  it('belongs to a user: visitors have none, and the next user doesn’t see it', () => {
    const storage = memory();
    const { cart } = tab(storage);
    expect(cart.add(course(1))).toBe('signedOut');
    cart.load('one');
    cart.add(course(1));
    cart.load('two');
    expect(cart.getState().items).toEqual([]);
    cart.load(undefined);
    expect(cart.getState().items).toEqual([]);
    cart.load('one');
    expect(cart.getState().items).toHaveLength(1);
  });

  it.each(['', '{', 'null', '7', '{"a":1}', '[1,null,"x",{"_id":3}]'])('is empty for the corrupt %j', (text) => {
    localStorage.setItem(key, text);
    expect(tab().cart.getState().items).toEqual([]);
  });

  it('keeps the valid items of a partly corrupt one, without duplicates', () => {
    const good = { ...course(1), addedAt: '2026-01-01T00:00:00.000Z' };
    localStorage.setItem(key, JSON.stringify([good, null, { _id: 'x' }, good]));
    expect(
      tab()
        .cart.getState()
        .items.map((item) => item._id),
    ).toEqual(['c1']);
  });

  it('updates the price of a course, only if it contains it', () => {
    const { cart } = tab();
    cart.add(course(1, 100));
    cart.refresh(course(1, 150));
    cart.refresh(course(2, 150));
    expect(cart.getState().items.map((item) => item.price)).toEqual([150]);
  });
});

/** Notifies other tabs as a browser does: later than the write itself. */
function storageEvent(value: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

describe('two tabs', () => {
  it('see each other’s changes', () => {
    const { cart } = tab();
    const items = [{ ...course(5), addedAt: '2026-01-01T00:00:00.000Z' }];
    localStorage.setItem(key, JSON.stringify(items));
    storageEvent(JSON.stringify(items));
    expect(cart.getState().items.map((item) => item._id)).toEqual(['c5']);
  });

  it('lose none of 400 additions that overwrite each other', () => {
    vi.useFakeTimers();
    const { cart } = tab();
    for (let number = 0; number < 400; number += 2) {
      // The other tab read before our write and writes after it: our course is missing from storage.
      const before = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
      cart.add(course(number));
      const theirs = JSON.stringify([...before, { ...course(number + 1), addedAt: '2026-01-01T00:00:00.000Z' }]);
      localStorage.setItem(key, theirs);
      storageEvent(theirs);
      vi.advanceTimersByTime(5);
    }
    const kept = (JSON.parse(localStorage.getItem(key) ?? '[]') as Course[]).map((item) => item._id);
    expect(new Set(kept).size).toBe(400);
    expect(cart.getState().items).toHaveLength(400);
  });

  it('allow removing in one what was added in the other', () => {
    vi.useFakeTimers();
    const { cart } = tab();
    cart.add(course(1));
    vi.advanceTimersByTime(2_000);
    localStorage.setItem(key, '[]');
    storageEvent('[]');
    expect(cart.getState().items).toEqual([]);
  });
});
