import type { AuthoredCourse } from '@lectern/sdk';
import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { asset } from '../../testing/world.ts';
import { AuthoredCourseCard } from './index.ts';

const course: AuthoredCourse = {
  _id: seedIds.courses.weatherMaps,
  title: 'Reading Weather Maps',
  description: 'A short course that starts with the window.',
  imageUrl: asset('media/technology.webp'),
  imageWidths: undefined,
  price: 1299.5,
  averageRating: 4.7,
  numberOfReviews: 118,
  category: { _id: seedIds.categories.skyAndSea, name: 'Sky and Sea' },
  creatorId: undefined,
  level: 'Beginner',
  duration: 1.5,
  totalLectures: 5,
  status: 'published',
  lastUpdated: '2026-08-14T00:00:00.000Z',
  stats: { learners: 1204, completion: 41.3, revenue: 1_564_798.5, waiting: 3 },
};

const meta: Meta<typeof AuthoredCourseCard> = {
  title: 'Teaching/AuthoredCourseCard',
  component: AuthoredCourseCard,
  args: { course, onDelete() {} },
  parameters: page({
    frame: 'page',
    words: ['tile', 'my course', 'revenue'],
    do: ['Use it in a list, as the instructor dashboard does.'],
    accessibility: ['An article named by its course; each action names the course that it is for.'],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const Published = ready(['instructorDashboard.waiting', { count: 3 }]);
export const Draft = ready(['courseStatus.draft', 'instructorDashboard.nobodyYetSaid'], {
  args: { course: { ...course, status: 'draft', stats: { learners: 0, completion: 0, revenue: 0, waiting: 0 } } },
});
export const ComingSoon = ready(['instructorDashboard.comingSoonOf', { title: course.title }], {
  args: { course: { ...course, totalLectures: 0, hasLectures: false } },
});
export const Archived = ready('courseStatus.archived', {
  args: { course: { ...course, status: 'archived', price: 0 } },
});
export const ReadOnly = ready('instructorDashboard.view', { args: { isReadOnly: true } });
export const WithoutNumbers = ready('rating.none', {
  args: { course: { ...course, stats: undefined, numberOfReviews: 0, averageRating: 0 } },
});
export const Long = long(says(longTitle), { args: { course: { ...course, title: longTitle } } });
