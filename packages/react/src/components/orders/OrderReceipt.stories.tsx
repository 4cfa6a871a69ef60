import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { OrderReceipt } from './index.ts';
import {
  orderIds,
  withLongOrder,
  withOrders,
  withProcessingOrder,
  withPurchase,
  withTestOrder,
  withUnpaidOrder,
} from './orderSeed.ts';

const meta: Meta<typeof OrderReceipt> = {
  title: 'Buying/OrderReceipt',
  component: OrderReceipt,
  args: { orderId: orderIds.paid },
  parameters: page({
    frame: 'page',
    traits: ['loads'],
    words: ['invoice', 'bill', 'print'],
    do: ['Give it the seller: your name and address, as receipts have to have them.'],
    dont: ['Call it an invoice without the numbers that your country asks for.'],
    accessibility: ['The sums are a table with headers for rows and columns. The buttons are left out in print.'],
    keyboard: [['Enter', 'Prints, or opens a course']],
  }),
};
export default meta;
const { ready, loading, empty, failed, long } = statesOf(meta, { as: 'learner' });

export const Paid = ready(['orders.paid', 'orders.print'], {
  prepare: withOrders,
  args: { orderId: orderIds.paid, seller: 'Lectern Ltd, 1 Reading Room Lane' },
});
export const Numbered = ready(says('1 Harbour Road'), {
  prepare: (api) => {
    api.state.seller = { name: 'Lighthouse Books Ltd', address: '1 Harbour Road\nLondon', taxNumber: 'GB 123' };
    withOrders(api);
  },
  args: { orderId: orderIds.paid },
});
/** The first course of the purchase is refunded, the refund of the second was declined. */
function withRefunds(api: MockApi) {
  withPurchase(api);
  const [first, second] = api.state.orders[0]?.items ?? [];
  const of = (item: typeof first, status: 'refunded' | 'declined', answer?: string) => ({
    _id: `refund-${status}`,
    orderId: orderIds.paid,
    userId: seedIds.users.learner,
    courseId: item?.courseId ?? '',
    courseTitle: item?.title ?? '',
    email: 'lena@lectern.example',
    status,
    amount: (item?.price ?? 0) * 1.1,
    at: '2026-08-20T09:00:00.000Z',
    progress: 10,
    reason: undefined,
    answer,
    requestedAt: '2026-08-20T09:00:00.000Z',
  });
  api.state.refunds = [of(first, 'refunded'), of(second, 'declined', 'You have completed it.')];
}

export const PartlyRefunded = ready(['refund.partly', 'refund.refunded', 'refund.declined'], { prepare: withRefunds });
export const CreditNote = ready(['receipt.credited', 'refund.receipt'], {
  prepare: withRefunds,
  args: { orderId: orderIds.paid, creditNote: 'C-2026-000001' },
});
export const TestOrder = ready(['orders.test', 'orders.testText', 'orders.print'], { prepare: withTestOrder });
export const NotCharged = ready(['orders.attemptText', 'error.retry'], {
  prepare: withOrders,
  args: { orderId: orderIds.failed },
});
export const Unpaid = ready(['orders.waitingText', 'orders.payAgain'], {
  prepare: withUnpaidOrder,
  args: { orderId: orderIds.pending },
});
export const Processing = ready(['orders.processing', says('Your bank has been processing this payment since')], {
  prepare: withProcessingOrder,
  args: { orderId: orderIds.pending },
});
export const LongWords = long(says(longTitle), {
  prepare: (api) => withLongOrder(api, longTitle),
  args: { orderId: orderIds.paid, seller: longTitle },
});
export const OnPhone = ready('orders.print', { viewport: 'phone', prepare: withOrders });
export const RightToLeft = ready('orders.paid', { direction: 'rtl', prepare: withOrders });
export const NotFound = empty(['orders.notFound', 'orders.back'], { args: { orderId: orderIds.missing } });
export const Loading = loading('orders.get', 'orders.loading');
export const Failed = failed('orders.get', 'orders.listFailed');
