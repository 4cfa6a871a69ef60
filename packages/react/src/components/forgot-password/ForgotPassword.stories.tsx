import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { ForgotPassword } from './index.ts';

const meta: Meta<typeof ForgotPassword> = { title: 'Session/ForgotPassword', component: ForgotPassword };
export default meta;
type Story = StoryObj<typeof ForgotPassword>;

const play: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'lena@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
};

export const Ready: Story = scene();
export const Invalid: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reset link' }));
    await canvas.findByText(/^Please enter/);
  },
};
export const Sending: Story = { ...scene(), play, args: { onSubmit: () => new Promise(() => {}) } };
export const Sent: Story = { ...scene(), play, args: { onSubmit: () => Promise.resolve() } };
export const Failed: Story = { ...scene(), play, args: { onSubmit: () => Promise.reject(new Error('mail is down')) } };
