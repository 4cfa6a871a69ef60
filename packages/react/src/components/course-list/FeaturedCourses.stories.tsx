import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { FeaturedCourses } from './index.ts';

const meta: Meta<typeof FeaturedCourses> = {
  title: 'Catalogue/FeaturedCourses',
  component: FeaturedCourses,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists'],
    notApplicable: { many: 'it shows eight courses at most' },
    words: ['home page', 'recommended', 'highlights'],
    do: ['Put a heading of your own above it, and a link to all courses beside that.'],
    dont: ['Choose the courses yourself: the marketplace does. CourseList shows any other selection.'],
    accessibility: ['The cards are articles in a list; see CourseCard.'],
    keyboard: [['Tab', 'The next card']],
  }),
};
export default meta;
const { state, ready, empty, failed, long } = statesOf(meta);

export const Ready = ready({ text: 'Wood Joints by Hand' });
export const LongWords = long(says(longTitle), { prepare: withLongWords });
export const Empty = empty(['featured.empty', 'course.backToList'], {
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.numberOfReviews = 0;
  },
});
export const Loading = state({ kind: 'loading', call: 'courses.search', outcome: 'pending' });
export const Failed = failed('courses.search', 'courses.listFailed');
