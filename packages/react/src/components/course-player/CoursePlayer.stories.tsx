import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CoursePlayer } from './index.ts';

const meta: Meta<typeof CoursePlayer> = { title: 'Learning/CoursePlayer', component: CoursePlayer };
export default meta;
type Story = StoryObj<typeof CoursePlayer>;

/** What is checked is the content, not its skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

const args = { courseId: seedIds.courses.weatherMaps };

export const Video: Story = { ...scene({ as: 'learner' }), play, args };
export const Text: Story = { ...scene({ as: 'learner' }), play, args: { ...args, lectureId: seedIds.lectures.text } };
export const Loading: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('enrollments.get', { delay: 'infinite' }) }),
  args,
};
export const Failed: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('enrollments.get', { status: 500, body: '<h1>' }) }),
  args,
};
export const CatchingUp: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => api.fail('enrollments.recordProgress', { status: 503, body: { message: 'busy' } }),
  }),
  args: { ...args, lectureId: seedIds.lectures.text },
};
export const WithoutLectures: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => {
      for (const course of api.state.courses) course.sections = [];
    },
  }),
  args,
};
