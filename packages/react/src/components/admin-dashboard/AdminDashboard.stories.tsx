import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { AdminDashboard } from './index.ts';

const meta: Meta<typeof AdminDashboard> = { title: 'Admin/AdminDashboard', component: AdminDashboard };
export default meta;
type Story = StoryObj<typeof AdminDashboard>;

export const Ready: Story = scene({ as: 'admin' });
export const OtherRole: Story = scene({ as: 'learner' });
