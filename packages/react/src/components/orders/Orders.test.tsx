import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Rendered, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { OrderHistory, OrderReceipt } from './index.ts';
import { orderIds, withProcessingOrder } from './orderSeed.ts';

withMockServer();

async function buy({ marketplace }: Rendered) {
  const { course } = await marketplace.courses.get({ id: seedIds.courses.bicycleRepair });
  const bought = await marketplace.purchase({
    items: [course],
    paymentMethodNonce: 'fake-valid-nonce',
    paymentDetails: { cardholderName: 'Lena Learner', last4: '4242' },
    idempotencyKey: 'order-for-the-receipt',
  });
  if (!bought.isComplete || !bought.order) throw new Error('not bought');
  return bought.order;
}

/** An order whose card was declined, as the server stores it. */
const declined = (api: MockApi, courses: readonly number[] = [3]) =>
  api.state.orders.push({
    _id: mockId(8, 1),
    status: 'failed',
    currency: 'INR',
    subtotal: 499,
    tax: 49.9,
    total: 548.9,
    items: courses.map((number) => ({ courseId: mockId(3, number), title: `Course ${number}`, price: 499 })),
    createdAt: '2026-11-20T10:00:00.000Z',
    userId: seedIds.users.learner,
    idempotencyKey: 'declined-order-key',
    fingerprint: '',
  });

describe('OrderHistory', () => {
  it('shows that nothing was bought, with a link to the courses', async () => {
    renderWithMarketplace(<OrderHistory />, { as: 'learner' });
    expect(await screen.findByText("You haven't bought any courses yet.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/course');
  });

  it('lists orders with date, courses, state and total, each a link to its receipt', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const course = rendered.api.state.courses.find(({ _id }) => _id === seedIds.courses.bicycleRepair);
    Object.assign(course ?? {}, { imageUrl: 'https://pictures.test/bicycle.webp' });
    renderWithMarketplace(<OrderHistory />, { as: 'learner', api: rendered.api });
    const row = await screen.findByRole('link', { name: /₹548\.90/ });
    expect(row).toHaveAttribute('href', `/orders/${order._id}`);
    expect(row).toHaveTextContent('Bicycle Repair at Home');
    expect(row).toHaveTextContent('Paid');
    expect(row).toHaveTextContent(`LEC-${order._id.slice(-6).toUpperCase()}`);
    expect(row).toHaveTextContent(/Receipt$/);
    await waitFor(() => expect(row.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/bicycle.webp'));
  });

  it('keeps the picture of a course that was refunded', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const { state } = rendered.api;
    const course = state.courses.find(({ _id }) => _id === seedIds.courses.bicycleRepair);
    Object.assign(course ?? {}, { imageUrl: 'https://pictures.test/bicycle.webp' });
    state.enrollments.splice(0);
    renderWithMarketplace(<OrderReceipt orderId={order._id} />, { as: 'learner', api: rendered.api });
    const row = await screen.findByRole('row', { name: /Bicycle Repair at Home/ });
    expect(row.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/bicycle.webp');
  });

  it('says that an order is free where a code took off the whole price', async () => {
    renderWithMarketplace(<OrderHistory />, {
      as: 'learner',
      prepare(api) {
        declined(api);
        Object.assign(api.state.orders[0] ?? {}, {
          status: 'paid',
          total: 0,
          tax: 0,
          discount: { code: 'ALL', amount: 499 },
        });
      },
    });
    const row = await screen.findByRole('link', { name: /Course 3/ });
    expect(row).toHaveTextContent('Free with the code ALL');
    expect(row).not.toHaveTextContent(/Paid|₹/);
    expect(screen.queryByRole('link', { name: /refund/ })).toBeNull();
  });

  it("says 'Failed to fetch orders.' and tries again", async () => {
    const { user } = renderWithMarketplace(<OrderHistory />, {
      as: 'learner',
      prepare: (api) => api.fail('orders.list', { status: 500, body: '<p>', times: 1 }),
    });
    expect(await screen.findByText('Failed to fetch orders.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("You haven't bought any courses yet.")).toBeVisible();
  });
});

describe('a declined payment', () => {
  it('is no purchase: it is listed apart, under Payment attempts', async () => {
    renderWithMarketplace(<OrderHistory />, { as: 'learner', prepare: (api) => void declined(api) });
    expect(await screen.findByText("You haven't bought any courses yet.")).toBeVisible();
    const attempts = screen.getByRole('region', { name: 'Payment attempts' });
    expect(attempts).toHaveTextContent("Your card wasn't charged for these.");
    expect(within(attempts).getByRole('link', { name: /Course 3/ })).toHaveAttribute('href', `/orders/${mockId(8, 1)}`);
  });

  it('has no receipt to print, and offers another try', async () => {
    renderWithMarketplace(<OrderReceipt orderId={mockId(8, 1)} />, {
      as: 'learner',
      prepare: (api) => void declined(api),
    });
    expect(await screen.findByText("The payment didn't go through, and your card wasn't charged.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      `/checkout?course=${seedIds.courses.bicycleRepair}`,
    );
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(screen.queryByText('Billed to')).toBeNull();
  });

  it('of several courses leads back to the cart, where they still are', async () => {
    renderWithMarketplace(<OrderReceipt orderId={mockId(8, 1)} />, {
      as: 'learner',
      prepare: (api) => void declined(api, [3, 4]),
    });
    expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/cart');
  });
});

describe('an order whose payment a bank decides on', () => {
  const asBuyer = { as: 'learner', prepare: withProcessingOrder } as const;

  it('says so in the purchases, instead of calling for a payment', async () => {
    renderWithMarketplace(<OrderHistory />, asBuyer);
    const row = await screen.findByRole('link', { name: /Bicycle Repair/ });
    expect(row).toHaveTextContent('Being processed');
    expect(row).not.toHaveTextContent(/unpaid|waiting for payment/i);
  });

  it('says since when, and cannot be paid again', async () => {
    renderWithMarketplace(<OrderReceipt orderId={orderIds.pending} />, asBuyer);
    expect(await screen.findByText(/has been processing this payment since 14 Aug 2026/)).toBeVisible();
    expect(screen.getByText('Being processed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay again' })).toBeNull();
    expect(screen.queryByText(/haven't received/)).toBeNull();
  });

  it('turns into a receipt by itself once the bank has confirmed it, with the way to the lectures', async () => {
    const { api } = renderWithMarketplace(<OrderReceipt orderId={orderIds.pending} />, asBuyer);
    expect(await screen.findByText('Being processed')).toBeVisible();
    const [order] = api.state.orders;
    if (!order) throw new Error('There is no order.');
    Object.assign(order, { status: 'paid', processingSince: undefined });
    api.state.enrollments.push({ userId: seedIds.users.learner, courseId: order.items[0]?.courseId ?? '' });
    expect(await screen.findByText('Paid', undefined, { timeout: 8_000 })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Start learning/ })).toBeVisible();
  }, 15_000);
});

describe('OrderReceipt', () => {
  it('shows what was paid, line by line, and prints', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = renderWithMarketplace(<OrderReceipt orderId={order._id} seller="Lectern" />, {
      as: 'learner',
      api: rendered.api,
    });
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /Bicycle Repair at Home ₹499\.00/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Subtotal ₹499.00' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Tax (10%) ₹49.90' })).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Total ₹548.90' })).toBeVisible();
    const number = `LEC-${order._id.slice(-6).toUpperCase()}`;
    expect(screen.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveTextContent(order._id);
    expect(await screen.findByRole('link', { name: 'Start learning: Bicycle Repair at Home' })).toHaveAttribute(
      'href',
      `/course/${seedIds.courses.bicycleRepair}/learning`,
    );
    expect(screen.getByText('Sold by').nextSibling).toHaveTextContent('Lectern');
    expect(screen.getByText('Paid with').nextSibling).toHaveTextContent('Card ending in 4242');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });

  it('has the number, the seller and the buyer of the issued receipt, and the credit note of a refund', async () => {
    const rendered = renderWithMarketplace(<p />, {
      as: 'learner',
      prepare: ({ state }) => {
        state.seller = { name: 'Lighthouse Books Ltd', address: '1 Harbour Road\nLondon', taxNumber: 'GB 123' };
        state.billing.set(seedIds.users.learner, { name: 'Okoye Ltd', address: '2 Quay' });
      },
    });
    const order = await buy(rendered);
    await rendered.marketplace.orders.refund({ id: order._id, courseId: order.items[0]?.courseId ?? '' });
    rendered.unmount();
    renderWithMarketplace(<OrderReceipt orderId={order._id} seller="Lectern" />, { as: 'learner', api: rendered.api });
    const year = new Date().getFullYear();
    expect(await screen.findByText(`Receipt R-${year}-000001`)).toBeVisible();
    expect(screen.getByText('Sold by').nextSibling?.textContent).toBe(
      'Lighthouse Books Ltd\n1 Harbour Road\nLondon\nTax number: GB 123',
    );
    expect(screen.getByText('Billed to').nextSibling?.textContent).toBe('Okoye Ltd\n2 Quaylearner@lectern.example');
    expect(screen.getByText(`Credit note C-${year}-000001`)).toBeVisible();
  });

  it('shows a credit note in its place, to print, with the way to its file and back', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const bought = await buy(rendered);
    const [item] = bought.items;
    if (!item) throw new Error('bought nothing');
    const note = {
      number: 'C-2026-000007',
      issuedAt: '2026-11-20T10:00:00.000Z',
      pdfUrl: '/api/receipt/C-2026-000007/pdf',
    };
    const refund = { status: 'refunded' as const, amount: 548.9, tax: 49.9, at: note.issuedAt, creditNote: note };
    const order = { ...bought, items: [{ ...item, refund }] };
    rendered.unmount();
    const page = `/orders/${order._id}/credit-notes/${note.number}`;
    const { unmount } = renderWithMarketplace(<OrderReceipt order={order} />, { as: 'learner' });
    expect(screen.getByRole('link', { name: 'Credit note C-2026-000007' })).toHaveAttribute('href', page);
    unmount();
    const shown = renderWithMarketplace(<OrderReceipt order={order} creditNote={note.number} />, { as: 'learner' });
    expect(screen.getByRole('heading', { name: 'Credit note C-2026-000007' })).toBeVisible();
    expect(screen.getByText(/^For receipt: R-/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Bicycle Repair at Home ₹499.00' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Tax (10%) ₹49.90' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Credited ₹548.90' })).toBeVisible();
    expect(screen.getByText('Lena Learner', { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', note.pdfUrl);
    expect(screen.getByRole('link', { name: 'Back to the receipt' })).toHaveAttribute('href', `/orders/${order._id}`);
    shown.unmount();
    const voided = { ...refund, creditNote: { ...note, voidedAt: '2026-11-22T10:00:00.000Z' } };
    const ended = { ...order, items: [{ ...item, refund: voided }] };
    const { unmount: leave } = renderWithMarketplace(<OrderReceipt order={ended} creditNote={note.number} />, {
      as: 'learner',
    });
    expect(screen.getByRole('note')).toHaveTextContent(/^Void since .*: the refund didn't go through\.$/);
    leave();
    renderWithMarketplace(<OrderReceipt order={order} creditNote="C-2026-000008" />, { as: 'learner' });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the receipt' })).toBeVisible();
  });

  it('counts only money that has left as refunded, and says what else waits', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const shownWith = (status: 'granted' | 'declined' | 'sent') => {
      const refund = { status, amount: 548.9, at: order.createdAt };
      const items = order.items.map((item) => ({ ...item, refund }));
      const shown = renderWithMarketplace(<OrderReceipt order={{ ...order, items }} />, { as: 'learner' });
      const cell = screen.getByRole('rowheader', { name: /^Refund/ }).nextSibling?.textContent ?? '';
      const [badge] = shown.container.querySelectorAll('.lectern-orders-status');
      const texts = [badge?.textContent, cell];
      shown.unmount();
      return texts;
    };
    expect(shownWith('granted')).toEqual(['Refund granted', '']);
    expect(shownWith('declined')).toEqual(['Paid', '']);
    expect(shownWith('sent')).toEqual(['Refunded', '−₹548.90']);
  });

  it('says in the list how much of an order came back, where that is a part of it', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const [item] = order.items;
    const refund = { status: 'refunded' as const, amount: 548.9, at: order.createdAt };
    const other = { courseId: mockId(3, 9), title: 'Tides', price: 100 };
    const back = async (changes: object) => {
      Object.assign(rendered.api.state.orders[0] ?? {}, changes);
      const shown = renderWithMarketplace(<OrderHistory />, { as: 'learner', api: rendered.api });
      const row = await screen.findByRole('link', { name: /Bicycle Repair/ });
      const text = row.textContent;
      shown.unmount();
      return text;
    };
    const part = await back({ items: [{ ...item, refund }, other], subtotal: 599, tax: 59.9, total: 658.9 });
    expect(part).toMatch(/Partly refunded₹548\.90 refunded₹658\.90/);
    const whole = await back({ items: [{ ...item, refund }], subtotal: 499, tax: 49.9, total: 548.9 });
    expect(whole).toMatch(/Refunded₹548\.90/);
  });

  it('shows what a discount code took off', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const changes = { discount: { code: 'RAIN-20', amount: 99.8 }, tax: 39.92, total: 439.12 };
    Object.assign(rendered.api.state.orders[0] ?? {}, changes);
    renderWithMarketplace(<OrderReceipt orderId={order._id} />, { as: 'learner', api: rendered.api });
    const row = (await screen.findByRole('rowheader', { name: 'Discount (RAIN-20)' })).closest('tr');
    expect(row).toHaveTextContent('−₹99.80');
  });

  it('shows an admin whose purchase it is, without what only the buyer can do', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    renderWithMarketplace(<OrderReceipt orderId={order._id} />, { as: 'admin', api: rendered.api });
    expect((await screen.findByText('Billed to')).nextSibling).toHaveTextContent('learner@lectern.example');
    expect(screen.getByRole('link', { name: 'Back to the admin dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    expect(screen.queryByRole('link', { name: /refund|purchases/i })).toBeNull();
  });

  it('asks for the money back for 30 days, of a purchase that cost something', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    const isOffered = (changes: Partial<typeof order>) => {
      const shown = renderWithMarketplace(<OrderReceipt order={{ ...order, ...changes }} />, { as: 'learner' });
      const href = screen.queryByRole('link', { name: 'Request a refund' })?.getAttribute('href');
      shown.unmount();
      return href;
    };
    expect(isOffered({ createdAt: days(29) })).toBe(`/orders/${order._id}/refund`);
    expect(isOffered({ createdAt: days(31) })).toBeUndefined();
    expect(isOffered({ total: 0 })).toBeUndefined();
    expect(isOffered({ status: 'failed' })).toBeUndefined();
  });

  it('names the partner on whose page a purchase was made', async () => {
    const rendered = renderWithMarketplace(<p />, { as: 'learner' });
    const order = await buy(rendered);
    rendered.unmount();
    const own = renderWithMarketplace(<OrderReceipt order={order} />, { as: 'learner' });
    expect(screen.queryByText('Bought on')).toBeNull();
    own.unmount();
    renderWithMarketplace(<OrderReceipt order={{ ...order, partner: 'The Garden Magazine' }} />, { as: 'learner' });
    expect(screen.getByText('Bought on').nextSibling).toHaveTextContent('The Garden Magazine');
  });

  it("shows that another person's order, or an invalid id, was not found", async () => {
    const first = renderWithMarketplace(<OrderReceipt orderId={mockId(9, 9)} />, { as: 'learner' });
    expect(await screen.findByText("We couldn't find that order.")).toBeVisible();
    first.unmount();
    renderWithMarketplace(<OrderReceipt orderId="x" />, { as: 'learner' });
    expect(await screen.findByText("We couldn't find that order.")).toBeVisible();
  });
});
