import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { SignIn } from './index.ts';

const meta: Meta<typeof SignIn> = { title: 'Session/SignIn', component: SignIn };
export default meta;
type Story = StoryObj<typeof SignIn>;

export const Ready: Story = scene();
export const Invalid: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Please enter your email address.');
  },
};
export const Refused: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Email'), 'learner@lectern.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('dialog', { name: 'Login Failed' });
  },
};
