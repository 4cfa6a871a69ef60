import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { WaitingSubmissions } from './index.ts';
import { works } from './seed.ts';

const meta: Meta<typeof WaitingSubmissions> = { title: 'Teaching/WaitingSubmissions', component: WaitingSubmissions };
export default meta;
type Story = StoryObj<typeof WaitingSubmissions>;

export const Waiting: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.state.submissions.push(...works()) }),
  async play({ canvas }) {
    await canvas.findAllByRole('listitem');
  },
};
export const Nothing: Story = {
  ...scene({ as: 'instructor' }),
  async play({ canvas }) {
    await canvas.findByText('No submissions are waiting for a grade.');
  },
};
export const Loading: Story = scene({
  as: 'instructor',
  prepare: (api) => api.fail('submissions.listWaiting', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('submissions.listWaiting', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
