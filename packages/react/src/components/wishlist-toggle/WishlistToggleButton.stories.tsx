import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../../testing/states.tsx';
import { WishlistToggleButton } from './index.ts';

const title = 'Reading Weather Maps';

const meta: Meta<typeof WishlistToggleButton> = {
  title: 'Catalogue/WishlistToggleButton',
  component: WishlistToggleButton,
  args: { title, isInWishlist: false, isPending: false, toggle: () => {} },
  parameters: page({
    frame: 'card',
    notApplicable: { long: 'its name is hidden: it shows an icon' },
    words: ['heart', 'favourite', 'save'],
    do: ['Let useWishlistToggle drive it: it asks visitors to sign in and shows failures.'],
    dont: ['Use the heart for anything but the wishlist.'],
    accessibility: [
      'A toggle button (aria-pressed) whose name says the course and what a press does.',
      'It has its own ground, so that it keeps its contrast over any picture.',
    ],
    keyboard: [['Space', 'Adds the course or removes it']],
  }),
};
export default meta;
const { state, ready } = statesOf(meta);

export const Off = ready(['wishlist.add', { title }]);
export const On = ready(['wishlist.remove', { title }], { args: { isInWishlist: true } });
export const Busy = state({ kind: 'busy', args: { isPending: true }, shows: ['wishlist.add', { title }] });
