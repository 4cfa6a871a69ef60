import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ shows: { text: 'Wood Joints by Hand' } });
export const LongWords = state<typeof meta>({ kind: 'long', prepare: withLongWords, shows: { text: longTitle } });
export const Empty = state<typeof meta>({
  kind: 'empty',
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.numberOfReviews = 0;
  },
  shows: ['featured.empty', 'course.backToList'],
});
export const Loading = state<typeof meta>({ kind: 'loading', call: 'courses.search', outcome: 'pending' });
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'courses.search',
  outcome: { status: 500, body: '<h1>' },
  shows: 'courses.listFailed',
});
