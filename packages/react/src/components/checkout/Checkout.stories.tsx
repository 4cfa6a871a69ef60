import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { Checkout } from './index.ts';

const meta: Meta<typeof Checkout> = { title: 'Buying/Checkout', component: Checkout };
export default meta;
type Story = StoryObj<typeof Checkout>;

/** Checks the content, not the skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Order Summary' });
};

export const OneCourse: Story = {
  ...scene({ as: 'learner' }),
  play,
  args: { courseId: seedIds.courses.bicycleRepair },
};
export const FromCart: Story = { ...scene({ as: 'learner', cart: [2, 7, 8] }), play };
export const FreeCourse: Story = {
  ...scene({ as: 'learner' }),
  play,
  args: { courseId: seedIds.courses.breadWithPatience },
};
export const Nothing: Story = scene({ as: 'learner' });
export const Loading: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('courses.get', { delay: 'infinite' }) }),
  args: { courseId: seedIds.courses.bicycleRepair },
};
export const Failed: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('courses.get', { status: 500, body: '<h1>' }) }),
  args: { courseId: seedIds.courses.bicycleRepair },
};
export const InvalidCard: Story = {
  ...scene({ as: 'learner' }),
  args: { courseId: seedIds.courses.bicycleRepair },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay/ }));
    await canvas.findByText('Please enter a valid card number.');
  },
};
