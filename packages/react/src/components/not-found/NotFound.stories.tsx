import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { NotFound } from './index.ts';

const meta: Meta<typeof NotFound> = { title: 'Page/NotFound', component: NotFound };
export default meta;
type Story = StoryObj<typeof NotFound>;

export const Default: Story = scene();
