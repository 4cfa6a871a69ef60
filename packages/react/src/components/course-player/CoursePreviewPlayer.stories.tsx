import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CoursePreviewPlayer } from './index.ts';

const meta: Meta<typeof CoursePreviewPlayer> = {
  title: 'Teaching/CoursePreviewPlayer',
  component: CoursePreviewPlayer,
};
export default meta;
type Story = StoryObj<typeof CoursePreviewPlayer>;

const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};
const args = { courseId: seedIds.courses.weatherMaps };
const unpublish = (api: MockApi, isHidden: (place: number) => boolean) => {
  const lectures = api.state.courses[0]?.sections.flatMap((section) => section.lectures) ?? [];
  for (const [place, lecture] of lectures.entries()) if (isHidden(place)) lecture.isPublished = false;
};

export const Video: Story = { ...scene({ as: 'instructor' }), play, args };
export const Text: Story = {
  ...scene({ as: 'instructor' }),
  play,
  args: { ...args, lectureId: seedIds.lectures.text },
};
export const Quiz: Story = {
  ...scene({ as: 'instructor' }),
  args: { ...args, lectureId: seedIds.lectures.quiz },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Question 1 of/);
  },
};
export const Assignment: Story = {
  ...scene({ as: 'instructor' }),
  play,
  args: { ...args, lectureId: seedIds.lectures.assignment },
};
export const Drafts: Story = {
  ...scene({ as: 'instructor', prepare: (api) => unpublish(api, (place) => place === 1) }),
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Show 1 draft' }));
  },
};
export const NothingPublished: Story = {
  ...scene({ as: 'instructor', prepare: (api) => unpublish(api, () => true) }),
  play,
  args,
};
