import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { Cart } from './index.ts';

const meta: Meta<typeof Cart> = {
  title: 'Buying/Cart',
  component: Cart,
  parameters: page({
    frame: 'page',
    traits: ['lists'],
    words: ['basket', 'bag', 'order summary', 'tax', 'total'],
    do: [
      'Let the checkout load the cart itself: prices may have changed since a course was added.',
      'Give it one line of assurance, such as your guarantee, below the button.',
    ],
    dont: ['Compute sums of your own: the total here is the one that the server charges.'],
    accessibility: [
      'Each Remove button says which course it removes.',
      'Clear All asks first, and says that the wishlist stays.',
      'Sums are a list of terms and amounts in figures of equal width.',
    ],
    keyboard: [
      ['Tab', 'Each course and its Remove button, then the summary'],
      ['Enter', 'Presses a button'],
    ],
  }),
};
export default meta;

export const Filled = state<typeof meta>({ as: 'learner', cart: [2, 7, 8], shows: ['cart.total', 'cart.checkout'] });
export const OneCourse = state<typeof meta>({ as: 'learner', cart: [2], shows: { text: '₹548.90' } });
export const WithAssurance = state<typeof meta>({
  as: 'learner',
  cart: [2],
  args: { assurance: '30 days to change your mind' },
  shows: { text: '30 days to change your mind' },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'learner',
  cart: [0, 2, 3, 4, 6, 7, 8, 10, 11],
  shows: { text: 'Mending Clothes to Last' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  as: 'learner',
  prepare: withLongWords,
  cart: [2, 7],
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ as: 'learner', direction: 'rtl', cart: [2, 7], shows: 'cart.total' });
export const OnPhone = state<typeof meta>({ as: 'learner', viewport: 'phone', cart: [2, 7], shows: 'cart.checkout' });
export const Empty = state<typeof meta>({ kind: 'empty', as: 'learner', shows: ['cart.empty', 'cart.browse'] });
export const EmptyCheckout = state<typeof meta>({
  kind: 'invalid',
  as: 'learner',
  act: ({ press }) => press('cart.checkout'),
  shows: ['notice.emptyCart.title', 'notice.emptyCart.text'],
});
export const Removed = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  cart: [2, 7],
  act: ({ press, t }) => press(t('cart.removeCourse', { title: 'Bicycle Repair at Home' })),
  shows: 'notice.removedFromCart.title',
});
export const AskToClear = state<typeof meta>({
  as: 'learner',
  cart: [2, 7],
  act: ({ press }) => press('cart.clear'),
  shows: ['cart.clearTitle', 'cart.clearText'],
});
export const Cleared = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  cart: [2, 7],
  act: async ({ press, sees }) => {
    await press('cart.clear');
    await sees('cart.clearText');
    await press('cart.clear');
  },
  shows: 'notice.cartCleared.title',
});
