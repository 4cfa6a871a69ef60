import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { SignUp } from './index.ts';

const meta: Meta<typeof SignUp> = { title: 'Session/SignUp', component: SignUp };
export default meta;
type Story = StoryObj<typeof SignUp>;

export const Ready: Story = scene();
export const Invalid: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }));
    await canvas.findByText('Please enter your first name.');
  },
};
