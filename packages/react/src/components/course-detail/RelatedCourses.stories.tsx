import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { RelatedCourses } from './index.ts';

const meta: Meta<typeof RelatedCourses> = {
  title: 'Course/RelatedCourses',
  component: RelatedCourses,
  args: { courseId: seedIds.courses.weatherMaps },
  parameters: page({
    frame: 'page',
    notApplicable: { failed: 'it renders nothing if its courses cannot be loaded' },
    words: ['similar courses', 'you may also like'],
    do: ['Put it at the end of a page about one course.'],
    dont: ['Leave room for it: without related courses it renders nothing.'],
    accessibility: ['A section with a heading of level 2; the cards are articles in a list.'],
    keyboard: [['Tab', 'The next card']],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const Ready = ready(['course.related', { text: 'Star Charts for City Skies' }]);
export const LongWords = long(says(longTitle), { prepare: withLongWords });
