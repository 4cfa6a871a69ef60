import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ shows: ['course.related', { text: 'Star Charts for City Skies' }] });
export const LongWords = state<typeof meta>({ kind: 'long', prepare: withLongWords, shows: { text: longTitle } });
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: 'course.related' });
