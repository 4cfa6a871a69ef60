import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { LearnerDashboard } from './index.ts';

const meta: Meta<typeof LearnerDashboard> = { title: 'Learning/LearnerDashboard', component: LearnerDashboard };
export default meta;
type Story = StoryObj<typeof LearnerDashboard>;

/** The checks wait for the content. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('article');
};

export const WithCourses: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => {
      for (const place of [3, 8, 9])
        api.state.enrollments.push({ userId: seedIds.users.learner, courseId: mockId(3, place) });
    },
  }),
  play,
};
export const Empty: Story = scene({ as: 'instructor' });
export const Loading: Story = scene({
  as: 'learner',
  prepare: (api) => api.fail('enrollments.list', { delay: 'infinite' }),
});
export const Failed: Story = scene({
  as: 'learner',
  prepare: (api) => api.fail('enrollments.list', { isCut: true }),
});
