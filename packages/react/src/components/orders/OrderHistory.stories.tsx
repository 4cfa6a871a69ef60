import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { OrderHistory } from './index.ts';
import { withLongOrder, withManyOrders, withOrders } from './orderSeed.ts';

const meta: Meta<typeof OrderHistory> = {
  title: 'Buying/OrderHistory',
  component: OrderHistory,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists'],
    words: ['purchases', 'receipts', 'invoices', 'payments'],
    do: ['Put a heading of your own above it.'],
    dont: ['Hide failed payments: they are below the purchases, with the sentence that nothing was charged.'],
    accessibility: ['Each purchase is one link with its date, courses, status and amount.'],
    keyboard: [['Enter', 'Opens the receipt']],
  }),
};
export default meta;

const learner = { as: 'learner' } as const;

export const Ready = state<typeof meta>({ ...learner, prepare: withOrders, shows: ['orders.paid', 'orders.attempts'] });
export const Many = state<typeof meta>({ ...learner, kind: 'many', prepare: withManyOrders, shows: 'orders.paid' });
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  prepare: (api) => withLongOrder(api, longTitle),
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({
  ...learner,
  direction: 'rtl',
  prepare: withOrders,
  shows: 'orders.paid',
});
export const Empty = state<typeof meta>({ ...learner, kind: 'empty', shows: ['orders.empty', 'cart.browse'] });
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'orders.list',
  outcome: 'pending',
  shows: 'orders.loading',
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'orders.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'orders.listFailed',
});
export const Offline = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'orders.list',
  outcome: 'offline',
  shows: 'error.network',
});
