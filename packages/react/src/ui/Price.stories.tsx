import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { Price } from './Price.tsx';

const meta: Meta<typeof Price> = {
  title: 'Pieces/Price',
  component: Price,

  args: { text: '₹499.00' },
  parameters: page({
    frame: 'column',
    words: ['money', 'amount', 'cost', 'free'],
    do: ['Format it with formats.price, which knows the currency and the language.'],
    dont: ['Put a sum together from texts.'],
    accessibility: ['It is text: nothing is drawn that a screen reader misses.'],
  }),
};
export default meta;

export const Paid = state<typeof meta>({ shows: { text: '₹499.00' } });
export const Free = state<typeof meta>({ args: { text: 'Free', isFree: true }, shows: { text: 'Free' } });
export const LongWords = state<typeof meta>({
  kind: 'long',
  args: { text: '₹12,34,56,78,900.00' },
  shows: { text: '₹12,34,56,78,900.00' },
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: { text: '₹499.00' } });
