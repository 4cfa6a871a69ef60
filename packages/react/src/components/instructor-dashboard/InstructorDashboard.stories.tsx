import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { InstructorDashboard } from './index.ts';

const meta: Meta<typeof InstructorDashboard> = {
  title: 'Teaching/InstructorDashboard',
  component: InstructorDashboard,
};
export default meta;
type Story = StoryObj<typeof InstructorDashboard>;

const courses = (['published', 'draft', 'archived'] as const).map((status, index) => ({
  _id: mockId(3, index + 1),
  title: ['Reading Weather Maps', 'Star Charts for City Skies', 'Bread With Patience'][index],
  status,
  price: [1299.5, 899, 0][index],
  averageRating: [4.7, 0, 4.5][index],
  numberOfReviews: [118, 0, 12][index],
  category: { _id: seedIds.categories.skyAndSea, name: 'Sky and Sea' },
  stats: [
    { learners: 1204, completion: 41.3, revenue: 1_564_798.5 },
    { learners: 0, completion: 0, revenue: 0 },
    { learners: 86, completion: 92, revenue: 0 },
  ][index],
}));

/** What is checked is the content, not its skeleton. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('article');
};
const remove: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Delete/ }))[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Delete this course?' });
};

const confirmed: NonNullable<Story['play']> = async (context) => {
  await remove(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
};

export const WithCourses: Story = {
  ...scene({
    as: 'instructor',
    prepare: (api) => api.fail('courses.listAuthored', { status: 200, body: { courses } }),
  }),
  play,
};
export const AskingToDelete: Story = { ...scene({ as: 'instructor' }), play: remove };
export const DeletionFailed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.remove', { status: 500, body: '<h1>' }) }),
  async play(context) {
    await confirmed(context);
    await screen.findByRole('dialog', { name: 'Deletion Failed' });
  },
};
export const Empty: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.state.courses.splice(0) }),
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Create New Course' });
  },
};
export const Admin: Story = scene({ as: 'admin' });
export const Loading: Story = scene({
  as: 'instructor',
  prepare: (api) => api.fail('courses.listAuthored', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.listAuthored', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
export const Deleting: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.remove', { delay: 'infinite' }) }),
  async play(context) {
    await confirmed(context);
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
};
const refusedWith = (status: number, message: string): Story => ({
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.remove', { status, body: { message } }) }),
  async play(context) {
    await confirmed(context);
    expect(await screen.findByRole('dialog', { name: 'Deletion Failed' })).toHaveTextContent(message);
  },
});
export const Refused = refusedWith(403, 'Your account may not delete courses at the moment.');
export const Conflict = refusedWith(409, 'An order for this course is being paid. Please try again.');
