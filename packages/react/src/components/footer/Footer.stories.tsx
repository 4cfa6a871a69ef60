import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { Footer, NewsletterForm } from './index.ts';

const meta: Meta<typeof Footer> = {
  title: 'Page/Footer',
  component: Footer,
  args: { brand: <strong>Lectern</strong>, note: '© 2026 Lectern' },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Whole: Story = scene();
export const WithoutNewsletter: Story = { ...scene(), args: { newsletter: null } };
export const SubscriptionFailed: Story = {
  ...scene(),
  args: { newsletter: <NewsletterForm onSubmit={() => Promise.reject(new Error('No connection'))} /> },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Your email'), 'lena@example.org{Enter}');
    await screen.findByRole('dialog', { name: 'Submission Failed' });
  },
};
