import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { FaqAccordion } from './index.ts';

const meta: Meta<typeof FaqAccordion> = {
  title: 'Help/FaqAccordion',
  component: FaqAccordion,
  args: {
    headingLevel: 2,
    items: [
      { question: 'How long do I keep a course?', answer: <p>As long as you like.</p> },
      { question: 'Can I learn on my phone, on the way to somewhere without a connection?', answer: <p>Partly.</p> },
      { question: 'Is there a certificate?', answer: <p>Yes.</p> },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof FaqAccordion>;

export const Closed: Story = scene();
export const Open: Story = {
  ...scene(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'How long do I keep a course?' }));
    await canvas.findByText('As long as you like.');
  },
};
