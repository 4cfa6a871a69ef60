import { type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Rendered, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { orderIds, withProcessingOrder, withUnpaidOrder } from '../orders/orderSeed.ts';
import { Checkout } from './index.ts';

withMockServer();
const { bicycleRepair, starCharts } = seedIds.courses;

async function payByCard(user: Rendered['user']) {
  await user.type(await screen.findByLabelText('Name on card'), 'Lena Learner');
  await user.type(screen.getByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expiry (MM/YY)'), '1239');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
}
const note = () => screen.findByRole('heading', { name: 'Your payment is being processed' });
/** The bank begins to decide behind the back of this page. */
const startProcessing = ({ state }: MockApi) => {
  for (const order of state.orders) order.processingSince = '2026-08-14T09:01:00.000Z';
  state.paymentOutcome = 'processing';
};

it('says instead of a form that a bank decides on the course already, and goes on once it has', async () => {
  const onPurchase = vi.fn();
  const { api } = renderWithMarketplace(<Checkout courseId={bicycleRepair} onPurchase={onPurchase} />, {
    as: 'learner',
    prepare: withProcessingOrder,
  });
  expect(await note()).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/orders/${orderIds.pending}`);
  expect(screen.queryByLabelText('Card number')).toBeNull();
  api.state.paymentOutcome = 'paid';
  await waitFor(() => expect(onPurchase).toHaveBeenCalled(), { timeout: 8_000 });
}, 15_000);

it('offers the form again where the bank has refused', async () => {
  renderWithMarketplace(<Checkout courseId={bicycleRepair} />, {
    as: 'learner',
    prepare(api) {
      withProcessingOrder(api);
      api.state.paymentOutcome = 'open';
    },
  });
  expect(await screen.findByText(/^The payment wasn't completed/)).toBeVisible();
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

it('leaves out of several courses the one that a bank decides on', async () => {
  renderWithMarketplace(<Checkout courseId={`${bicycleRepair},${starCharts}`} />, {
    as: 'learner',
    prepare: withProcessingOrder,
  });
  expect(
    await screen.findByText('Your bank is still processing your payment for "Bicycle Repair at Home".'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Order Summary 1 course/ })).toBeVisible();
});

it('learns from the refusal that a bank decides', async () => {
  const { user, api } = renderWithMarketplace(<Checkout courseId={bicycleRepair} />, {
    as: 'learner',
    prepare: withUnpaidOrder,
  });
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  startProcessing(api);
  await payByCard(user);
  expect(await note()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says one thing where the payment provider is away: wait, and press again', async () => {
  const { user, api } = renderWithMarketplace(<Checkout courseId={bicycleRepair} />, { as: 'learner' });
  api.fail('orders.create', {
    status: 503,
    body: { code: 'payments_unavailable', message: "Payments aren't available right now." },
  });
  await payByCard(user);
  const alert = await screen.findByText(/^The payment service didn't answer/);
  expect(alert).toHaveTextContent("Wait a moment and press Pay again. You won't be charged twice.");
  expect(alert).not.toHaveTextContent('available right now');
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

it('does not call it a failed payment that another one is in progress', async () => {
  const { user, api } = renderWithMarketplace(<Checkout courseId={bicycleRepair} />, { as: 'learner' });
  api.fail('orders.create', {
    status: 409,
    body: { code: 'order_in_progress', message: 'A payment for this order is already in progress.' },
  });
  await payByCard(user);
  expect(await screen.findByRole('dialog', { name: 'Payment in progress' })).toBeVisible();
});

it('shows what is found out while it gives up an attempt: paid after all', async () => {
  const onPurchase = vi.fn();
  let sent: Rendered['sent'] = [];
  const rendered = renderWithMarketplace(<Checkout orderId={orderIds.pending} onPurchase={onPurchase} />, {
    as: 'learner',
    prepare(api) {
      withUnpaidOrder(api);
      // The buyer's other tab pays between the question and the end of the attempt.
      Object.defineProperty(api.state, 'paymentOutcome', {
        get: () => (sent.filter((call) => call.includes('/settle')).length > 1 ? 'paid' : 'open'),
      });
    },
  });
  sent = rendered.sent;
  await waitFor(() => expect(onPurchase).toHaveBeenCalled(), { timeout: 8_000 });
  expect(screen.queryByText(/^The payment wasn't completed/)).toBeNull();
}, 15_000);

it('shows it also where that is found out before the page is drawn again', async () => {
  const onPurchase = vi.fn();
  const { api, marketplace } = renderWithMarketplace(<Checkout orderId={orderIds.pending} onPurchase={onPurchase} />, {
    as: 'learner',
    prepare(given) {
      withUnpaidOrder(given);
      given.state.paymentOutcome = 'open';
    },
  });
  const { settle } = marketplace.orders;
  const ended = vi.spyOn(marketplace.orders, 'settle').mockImplementation((input, options) => {
    const [order] = api.state.orders;
    if (!input.isOver || !order) return settle(input, options);
    api.state.paymentOutcome = 'paid';
    return Promise.resolve({ order: { ...order, status: 'paid' }, payment: 'settled' });
  });
  await waitFor(() => expect(onPurchase).toHaveBeenCalled(), { timeout: 4_000 });
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ isOver: true }));
  expect(screen.queryByText(/^The payment wasn't completed/)).toBeNull();
});
