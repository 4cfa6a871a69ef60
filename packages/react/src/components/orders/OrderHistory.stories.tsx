import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, long, many } = statesOf(meta, { as: 'learner' });

export const Ready = ready(['orders.paid', 'orders.attempts'], { prepare: withOrders });
export const Many = many('orders.paid', { prepare: withManyOrders });
export const LongWords = long(says(longTitle), { prepare: (api) => withLongOrder(api, longTitle) });
export const Empty = empty(['orders.empty', 'wishlist.free']);
export const Loading = loading('orders.list', 'orders.loading');
export const Failed = failed('orders.list', 'orders.listFailed');
export const Offline = failed('orders.list', 'error.network', { outcome: 'offline' });
