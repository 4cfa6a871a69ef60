import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { OrderReceipt } from './index.ts';
import { orderIds, withLongOrder, withOrders } from './orderSeed.ts';

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

const learner = { as: 'learner' } as const;

export const Paid = state<typeof meta>({
  ...learner,
  prepare: withOrders,
  args: { orderId: orderIds.paid, seller: 'Lectern Ltd, 1 Reading Room Lane' },
  shows: ['orders.paid', 'orders.print'],
});
export const NotCharged = state<typeof meta>({
  ...learner,
  prepare: withOrders,
  args: { orderId: orderIds.failed },
  shows: ['orders.attemptText', 'error.retry'],
});
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  prepare: (api) => withLongOrder(api, longTitle),
  args: { orderId: orderIds.paid, seller: longTitle },
  shows: { text: longTitle },
});
export const OnPhone = state<typeof meta>({
  ...learner,
  viewport: 'phone',
  prepare: withOrders,
  shows: 'orders.print',
});
export const RightToLeft = state<typeof meta>({
  ...learner,
  direction: 'rtl',
  prepare: withOrders,
  shows: 'orders.paid',
});
export const NotFound = state<typeof meta>({
  ...learner,
  kind: 'empty',
  args: { orderId: orderIds.missing },
  shows: ['orders.notFound', 'orders.back'],
});
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'orders.get',
  outcome: 'pending',
  shows: 'orders.loading',
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'orders.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'orders.listFailed',
});
