import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { Cart } from './index.ts';

const meta: Meta<typeof Cart> = { title: 'Buying/Cart', component: Cart };
export default meta;
type Story = StoryObj<typeof Cart>;

export const Filled: Story = scene({ as: 'learner', cart: [0, 2, 7] });
export const Empty: Story = scene({ as: 'learner' });
