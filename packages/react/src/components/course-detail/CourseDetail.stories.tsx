import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CourseDetail } from './index.ts';

const meta: Meta<typeof CourseDetail> = { title: 'Course/CourseDetail', component: CourseDetail };
export default meta;
type Story = StoryObj<typeof CourseDetail>;

/** The checks wait for the content. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(/^No reviews yet/);
};

export const Visitor: Story = { ...scene(), play, args: { courseId: seedIds.courses.weatherMaps } };
export const Enrolled: Story = { ...scene({ as: 'learner' }), play, args: { courseId: seedIds.courses.weatherMaps } };
export const Free: Story = { ...scene({ as: 'learner' }), play, args: { courseId: seedIds.courses.breadWithPatience } };
export const WithPreview: Story = {
  ...scene({
    prepare: (api) => {
      for (const course of api.state.courses) course.videoPreviewUrl = 'https://vimeo.com/76979871';
    },
  }),
  play,
  args: { courseId: seedIds.courses.weatherMaps },
};
export const NotFound: Story = { ...scene(), args: { courseId: seedIds.courses.missing } };
export const Loading: Story = {
  ...scene({ prepare: (api) => api.fail('courses.get', { delay: 'infinite' }) }),
  args: { courseId: seedIds.courses.weatherMaps },
};
export const Failed: Story = {
  ...scene({ prepare: (api) => api.fail('courses.get', { status: 500, body: '<h1>' }) }),
  args: { courseId: seedIds.courses.weatherMaps },
};
