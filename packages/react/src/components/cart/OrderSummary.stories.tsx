import { cartSummary } from '@lectern/sdk/rules';
import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, long } = statesOf(meta);

export const Ready = ready(['cart.subtotal', { text: '₹1,757.80' }]);
/** Nothing to add up: only that it is free. */
export const Free = ready(says('Free'), { args: { summary: cartSummary(items(0)) } });
export const LongAmount = long('cart.total', { args: { summary: cartSummary(items(9_999_999.99)) } });
