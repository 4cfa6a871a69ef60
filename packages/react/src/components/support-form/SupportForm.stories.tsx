import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { SupportForm } from './index.ts';

const meta: Meta<typeof SupportForm> = { title: 'Help/SupportForm', component: SupportForm };
export default meta;
type Story = StoryObj<typeof SupportForm>;

export const Ready: Story = scene();
export const Invalid: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await canvas.findByText('Please enter a subject.');
  },
};
