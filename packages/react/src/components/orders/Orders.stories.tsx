import type { Order } from '@lectern/sdk';
import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { OrderHistory, OrderReceipt } from './index.ts';

const meta: Meta<typeof OrderHistory> = { title: 'Buying/Orders', component: OrderHistory };
export default meta;
type Story = StoryObj<typeof OrderHistory>;

const item = (place: number, title: string, price: number) => ({ courseId: mockId(3, place), title, price });
const order = (number: number, items: Order['items'], more: Partial<Order> = {}) => {
  const subtotal = items.reduce((sum, { price }) => sum + price, 0);
  const tax = Math.round(subtotal * 10) / 100;
  return {
    _id: mockId(8, number),
    userId: seedIds.users.learner,
    status: 'paid' as Order['status'],
    idempotencyKey: `order-${number}`,
    fingerprint: '',
    currency: 'INR',
    subtotal,
    tax,
    total: subtotal + tax,
    items,
    createdAt: '2026-08-14T09:00:00.000Z',
    ...more,
  };
};
const orders = [
  order(2, [item(3, 'Bicycle Repair at Home', 499), item(4, 'Star Charts for City Skies', 899)]),
  order(1, [item(8, 'One Pan, Thirty Suppers', 1099)], { status: 'failed', createdAt: '2026-07-02T09:00:00.000Z' }),
];
const bought = () => scene({ as: 'learner', prepare: (api) => void api.state.orders.push(...orders) });
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('link');
};

export const History: Story = { ...bought(), play };
export const NothingBought: Story = scene({ as: 'learner' });
export const Loading: Story = scene({
  as: 'learner',
  prepare: (api) => api.fail('orders.list', { delay: 'infinite' }),
});
export const Failed: Story = scene({ as: 'learner', prepare: (api) => api.fail('orders.list', { isCut: true }) });
export const Receipt: Story = { ...bought(), play, render: () => <OrderReceipt orderId={mockId(8, 2)} /> };
export const NoSuchOrder: Story = { ...bought(), play, render: () => <OrderReceipt orderId={mockId(8, 9)} /> };
