import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { ContactForm } from './index.ts';

const meta: Meta<typeof ContactForm> = { title: 'Help/ContactForm', component: ContactForm };
export default meta;
type Story = StoryObj<typeof ContactForm>;

const fillAndSend: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Lena');
  await userEvent.type(canvas.getByLabelText('Email'), 'lena@example.org');
  await userEvent.type(canvas.getByLabelText('Subject'), 'A question');
  await userEvent.type(canvas.getByLabelText('Message'), 'How long is a piece of string?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};

export const Ready: Story = scene();
export const SignedIn: Story = scene({ as: 'learner' });
export const Invalid: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await canvas.findByText('Please enter your name.');
  },
};
export const Sending: Story = { ...scene(), args: { onSubmit: () => new Promise(() => {}) }, play: fillAndSend };
export const Sent: Story = {
  ...scene(),
  args: { onSubmit: async () => {} },
  async play(context) {
    await fillAndSend(context);
    await screen.findByRole('dialog', { name: 'Message Sent!' });
  },
};
export const Failed: Story = {
  ...scene(),
  args: { onSubmit: () => Promise.reject(new Error('No connection')) },
  async play(context) {
    await fillAndSend(context);
    await screen.findByRole('dialog', { name: 'Submission Failed' });
  },
};
