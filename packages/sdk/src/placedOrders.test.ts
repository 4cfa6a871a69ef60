import { describe, expect, it, vi } from 'vitest';
import type { MarketplaceEvent } from './events.ts';
import { createClient, json, lena, memory, tokenOf } from './testing/client.ts';

const id = 'b'.repeat(24);
const order = (status: string, _id = id) => ({
  ...{ _id, status, currency: 'INR', subtotal: 499, tax: 49.9, total: 548.9, cardLast4: null },
  items: [{ courseId: 'c'.repeat(24), title: 'Tides', price: 499 }],
  createdAt: '2026-09-14T09:00:00.000Z',
});
const request = {
  items: [{ _id: 'c'.repeat(24), title: 'Tides', price: 499 }],
  idempotencyKey: 'a-key-of-the-purchase',
};

/** A client of a signed-in learner whose server says how far the order is; another one with the same storage is another page. */
function buyer(begun = 'pending', storage = memory({ token: tokenOf({ ...lena, exp: 4_000_000_000 }) })) {
  const server = { status: 'pending' };
  const onEvent = vi.fn<(event: MarketplaceEvent) => void>();
  const page = () =>
    createClient(
      ({ method, path }) => {
        const settled = {
          order: order(server.status),
          payment: server.status === 'pending' ? 'processing' : 'settled',
        };
        if (method === 'GET') return json(path.endsWith('/order') ? { orders: [settled.order] } : settled);
        if (path.endsWith('/settle')) return json(settled);
        const confirmation = { clientSecret: 'pi_1_secret' };
        return json({ order: order(begun), ...(begun === 'pending' ? { confirmation } : {}) });
      },
      { storage, onEvent },
    ).marketplace;
  const placed = () =>
    onEvent.mock.calls.flatMap(([event]) => (event.type === 'order.placed' ? [event.order.status] : []));
  return { server, page, placed, storage };
}

describe('order.placed', () => {
  it('comes once for an order that is paid at once', async () => {
    const { server, page, placed } = buyer('paid');
    const marketplace = page();
    await marketplace.purchase({ ...request, paymentMethodNonce: 'fake-valid-nonce' });
    server.status = 'paid';
    await marketplace.orders.get({ id });
    expect(placed()).toEqual(['paid']);
  });

  it('comes once the payment is settled, and not while the bank decides', async () => {
    const { server, page, placed } = buyer();
    const marketplace = page();
    const confirmPayment = async () => undefined;
    await marketplace.purchase({ ...request, confirmPayment });
    expect(placed()).toEqual([]);
    server.status = 'paid';
    await Promise.all([1, 2, 3].map(() => marketplace.orders.settle({ id })));
    expect(placed()).toEqual(['paid']);
  });

  it("comes once after a bank's page had the place of this one, on the page that it leads back to", async () => {
    const { server, page, placed, storage } = buyer();
    const left = Promise.withResolvers<void>();
    void page().purchase({
      ...request,
      confirmPayment() {
        left.resolve();
        return new Promise(() => {});
      },
    });
    await left.promise;
    server.status = 'paid';
    await page().orders.settle({ id });
    expect(placed()).toEqual(['paid']);
    // Reloaded, and in another tab.
    await page().orders.settle({ id });
    await page().orders.list();
    expect(placed()).toEqual(['paid']);
    expect(storage.data.has('unpaid_orders')).toBe(false);
  });

  it('comes with the purchases where a webhook has settled it meanwhile', async () => {
    const { server, page, placed } = buyer();
    await page().purchase(request);
    server.status = 'paid';
    await page().orders.list();
    await page().orders.get({ id });
    expect(placed()).toEqual(['paid']);
  });

  it('never comes for an order that failed, or that this browser has not bought', async () => {
    const one = buyer();
    await one.page().purchase(request);
    one.server.status = 'failed';
    await one.page().orders.settle({ id });
    one.server.status = 'paid';
    await one.page().orders.settle({ id });
    const other = buyer();
    other.server.status = 'paid';
    await other.page().orders.list();
    expect([one.placed(), other.placed()]).toEqual([[], []]);
  });

  it('keeps no more than twenty orders in mind', async () => {
    const { storage, page } = buyer();
    storage.setItem('unpaid_orders', Array.from({ length: 25 }, (_, place) => `old-${place}`).join(' '));
    await page().purchase(request);
    expect(storage.getItem('unpaid_orders')?.split(' ')).toHaveLength(20);
    expect(storage.getItem('unpaid_orders')).toContain(id);
  });
});
