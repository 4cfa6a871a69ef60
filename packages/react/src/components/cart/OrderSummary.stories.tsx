import { cartSummary } from '@lectern/sdk/rules';
import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
import { OrderSummary } from './index.ts';

const items = (...prices: number[]) =>
  prices.map((price, place) => ({ _id: String(place), title: 'Course', description: '', price, imageUrl: '' }));

const meta: Meta<typeof OrderSummary> = {
  title: 'Buying/OrderSummary',
  component: OrderSummary,
  args: { summary: cartSummary(items(499, 1099)) },
  parameters: page({
    frame: 'card',
    words: ['subtotal', 'tax', 'total', 'sums', 'price breakdown'],
    do: ['Put the one button that continues below the total, as its child.'],
    dont: ['Add lines of your own between the sums: they would not be charged.'],
    accessibility: ['A region with a heading; the sums are terms with their amounts.'],
  }),
};
export default meta;

export const Ready = state<typeof meta>({ shows: ['cart.subtotal', { text: '₹1,757.80' }] });
/** Nothing to add up: only that it is free. */
export const Free = state<typeof meta>({ args: { summary: cartSummary(items(0)) }, shows: { text: 'Free' } });
export const LongAmount = state<typeof meta>({
  kind: 'long',
  args: { summary: cartSummary(items(9_999_999.99)) },
  shows: 'cart.total',
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: 'cart.total' });
