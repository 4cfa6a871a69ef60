import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../testing/states.tsx';
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
const { ready, long } = statesOf(meta);

export const Paid = ready({ text: '₹499.00' });
export const Free = ready(says('Free'), { args: { text: 'Free', isFree: true } });
export const LongWords = long(says('₹12,34,56,78,900.00'), { args: { text: '₹12,34,56,78,900.00' } });
export const RightToLeft = ready(says('₹499.00'), { direction: 'rtl' });
