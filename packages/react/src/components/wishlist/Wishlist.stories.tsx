import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { Wishlist } from './index.ts';

const meta: Meta<typeof Wishlist> = { title: 'Buying/Wishlist', component: Wishlist };
export default meta;
type Story = StoryObj<typeof Wishlist>;

/** Checks the content, not the skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('article');
};

export const Filled: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) =>
      api.state.wishlists.set(seedIds.users.learner, [seedIds.courses.bicycleRepair, seedIds.courses.onePan]),
  }),
  play,
};
export const Empty: Story = scene({ as: 'learner' });
export const Loading: Story = scene({
  as: 'learner',
  prepare: (api) => api.fail('wishlist.list', { delay: 'infinite' }),
});
export const Failed: Story = scene({
  as: 'learner',
  prepare: (api) => api.fail('wishlist.list', { status: 500, body: '<h1>' }),
});
