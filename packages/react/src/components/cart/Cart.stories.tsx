import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { Cart } from './index.ts';

const meta: Meta<typeof Cart> = { title: 'Buying/Cart', component: Cart };
export default meta;
type Story = StoryObj<typeof Cart>;

/** Checks the content, not the skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Clear All' });
};

export const Filled: Story = { ...scene({ as: 'learner', cart: [0, 2, 7] }), play };
export const Empty: Story = scene({ as: 'learner' });
