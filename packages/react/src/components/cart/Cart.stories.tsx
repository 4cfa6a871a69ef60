import type { Meta } from '@storybook/react-vite';
import { longTitle, withDiscount, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, empty, invalid, done, long, many } = statesOf(meta, { as: 'learner' });

export const Filled = ready(['cart.total', 'cart.checkout'], { cart: [2, 7, 8] });
export const OneCourse = ready(says('₹548.90'), { cart: [2] });
export const WithAssurance = ready(says('30 days to change your mind'), {
  cart: [2],
  args: { assurance: '30 days to change your mind' },
});
export const Many = many(says('Mending Clothes to Last'), { cart: [0, 2, 3, 4, 6, 7, 8, 10, 11] });
export const LongWords = long(says(longTitle), { prepare: withLongWords, cart: [2, 7] });
export const RightToLeft = ready('cart.total', { direction: 'rtl', cart: [2, 7] });
export const OnPhone = ready('cart.checkout', { viewport: 'phone', cart: [2, 7] });
export const WithCode = ready(['checkout.discountRemove', ['cart.discount', { code: 'SPRING' }]], {
  cart: [2, 7],
  args: { code: 'spring' },
  prepare: withDiscount,
});
export const Empty = empty(['cart.empty', 'cart.browse', 'cart.wishlist', 'wishlist.goOn']);
/** Another tab has emptied the cart in the moment of the press. */
export const EmptyCheckout = invalid(['notice.emptyCart.title', 'notice.emptyCart.text'], {
  cart: [2],
  async act({ canvas, marketplace, press, t }) {
    const checkout = await canvas.findByRole('button', { name: t('cart.checkout') });
    checkout.addEventListener('click', () => marketplace.cart.clear(), { once: true });
    await press('cart.checkout');
  },
});
export const Removed = done('notice.removedFromCart.title', {
  cart: [2, 7],
  act: ({ press, t }) => press(t('cart.removeCourse', { title: 'Bicycle Repair at Home' })),
});
export const AskToClear = ready(['cart.clearTitle', 'cart.clearText'], {
  cart: [2, 7],
  act: ({ press }) => press('cart.clear'),
});
export const Cleared = done('notice.cartCleared.title', {
  cart: [2, 7],
  act: async ({ press, sees }) => {
    await press('cart.clear');
    await sees('cart.clearText');
    await press('cart.clear');
  },
});
