import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { InstructorDashboard } from './index.ts';

const meta: Meta<typeof InstructorDashboard> = {
  title: 'Teaching/InstructorDashboard',
  component: InstructorDashboard,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'restricted'],
    words: ['my courses', 'revenue', 'learners', 'statistics'],
    accessibility: [
      'Each link and button names its course.',
      'A deletion asks first, is announced, and leaves the focus at the next course.',
    ],
    keyboard: [['Escape', 'Closes the question without deleting']],
  }),
};
export default meta;

const courses = (['published', 'draft', 'archived'] as const).map((status, index) => ({
  _id: mockId(3, index + 1),
  title: ['Reading Weather Maps', 'Star Charts for City Skies', 'Bread With Patience'][index],
  status,
  price: [1299.5, 899, 0][index],
  averageRating: [4.7, 0, 4.5][index],
  numberOfReviews: [118, 0, 12][index],
  category: { _id: seedIds.categories.skyAndSea, name: 'Sky and Sea' },
  imageUrl: ['media/technology.webp', 'media/design.webp', 'media/business.webp'][index],
  stats: [
    { learners: 1204, completion: 41.3, revenue: 1_564_798.5, waiting: 3 },
    { learners: 0, completion: 0, revenue: 0 },
    { learners: 86, completion: 92, revenue: 0 },
  ][index],
}));
const onlyOne = (api: MockApi) => void api.state.courses.splice(1);
const remove = async ({ press, t }: ActTools) => {
  await press(`${t('instructorDashboard.delete')}: Reading Weather Maps`);
  await press('instructorDashboard.delete');
};

export const WithCourses = state<typeof meta>({
  as: 'instructor',
  call: 'courses.listAuthored',
  outcome: { status: 200, body: { courses } },
  shows: ['instructorDashboard.gradeAll', { count: '3' }],
});
export const Phone = state<typeof meta>({
  as: 'instructor',
  viewport: 'phone',
  call: 'courses.listAuthored',
  outcome: { status: 200, body: { courses } },
  shows: { text: 'Reading Weather Maps' },
});
export const AskingToDelete = state<typeof meta>({
  as: 'instructor',
  prepare: onlyOne,
  act: ({ press, t }) => press(`${t('instructorDashboard.delete')}: Reading Weather Maps`),
  shows: ['instructorDashboard.deleteTitle', ['instructorDashboard.deleteKept', { count: 1 }]],
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'courses.listAuthored',
  outcome: 'pending',
  shows: 'instructorDashboard.loading',
});
export const Empty = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  prepare: (api) => void api.state.courses.splice(0),
  shows: 'instructorDashboard.empty',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'courses.listAuthored',
  outcome: { status: 500, body: '<h1>' },
  shows: 'instructorDashboard.loadFailed',
});
export const Admin = state<typeof meta>({ kind: 'role', as: 'admin', shows: 'instructorDashboard.emptyAdmin' });
export const Learner = state<typeof meta>({ kind: 'role', as: 'learner', shows: 'access.notAllowed' });
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });

export const Deleting = state<typeof meta>({
  kind: 'busy',
  as: 'instructor',
  prepare: onlyOne,
  call: 'courses.remove',
  outcome: 'pending',
  act: remove,
  shows: 'instructorDashboard.deleting',
});
export const Deleted = state<typeof meta>({
  kind: 'done',
  as: 'instructor',
  act: remove,
  shows: ['instructorDashboard.deleted', { title: 'Reading Weather Maps' }],
});
export const DeletionFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  prepare: onlyOne,
  call: 'courses.remove',
  outcome: { status: 500, body: '<h1>' },
  act: remove,
  shows: ['notice.deletionFailed.title', 'courses.removeFailed'],
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: onlyOne,
  call: 'courses.remove',
  outcome: { status: 403, body: { message: 'Your account may not delete courses at the moment.' } },
  act: remove,
  shows: ['notice.deletionFailed.title', { text: 'Your account may not delete courses at the moment.' }],
});
export const Conflict = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  prepare: onlyOne,
  call: 'courses.remove',
  outcome: { status: 409, body: { message: 'An order for this course is being paid. Please try again.' } },
  act: remove,
  shows: { text: 'An order for this course is being paid. Please try again.' },
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare(api) {
    onlyOne(api);
    withLongWords(api);
  },
  shows: { text: longTitle },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'instructor',
  prepare: (api) => withManyCourses(api, 60),
  shows: { text: 'Mending Clothes to Last' },
});
