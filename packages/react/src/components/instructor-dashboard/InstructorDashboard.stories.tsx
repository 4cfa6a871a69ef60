import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, refused, busy, done, long, many, role } = statesOf(meta, { as: 'instructor' });

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

export const WithCourses = ready(['instructorDashboard.gradeAll', { count: '3' }], {
  call: 'courses.listAuthored',
  outcome: { status: 200, body: { courses } },
});
export const AskingToDelete = ready(
  ['instructorDashboard.deleteTitle', ['instructorDashboard.deleteKept', { count: 1 }]],
  { prepare: onlyOne, act: ({ press, t }) => press(`${t('instructorDashboard.delete')}: Reading Weather Maps`) },
);
export const Loading = loading('courses.listAuthored', 'instructorDashboard.loading');
export const Empty = empty('instructorDashboard.empty', { prepare: (api) => void api.state.courses.splice(0) });
export const Failed = failed('courses.listAuthored', 'instructorDashboard.loadFailed');
export const Admin = role('instructorDashboard.emptyAdmin', { as: 'admin' });
export const Learner = role('access.notAllowed', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });

export const Deleting = busy('courses.remove', 'instructorDashboard.deleting', { prepare: onlyOne, act: remove });
export const Deleted = done(['instructorDashboard.deleted', { title: 'Reading Weather Maps' }], { act: remove });
export const DeletionFailed = failed('courses.remove', ['notice.deletionFailed.title', 'courses.removeFailed'], {
  prepare: onlyOne,
  act: remove,
});
export const Refused = refused('courses.remove', 403, 'Your account may not delete courses at the moment.', {
  prepare: onlyOne,
  act: remove,
  shows: ['notice.deletionFailed.title', { text: 'Your account may not delete courses at the moment.' }],
});
export const Conflict = refused('courses.remove', 409, 'An order for this course is being paid. Please try again.', {
  prepare: onlyOne,
  act: remove,
});
export const Long = long(says(longTitle), {
  prepare(api) {
    onlyOne(api);
    withLongWords(api);
  },
});
export const Many = many(says('Mending Clothes to Last'), { prepare: (api) => withManyCourses(api, 60) });
