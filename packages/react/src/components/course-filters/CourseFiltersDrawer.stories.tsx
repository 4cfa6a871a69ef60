import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { CourseFiltersDrawer } from './index.ts';

const meta: Meta<typeof CourseFiltersDrawer> = {
  title: 'Catalogue/CourseFiltersDrawer',
  component: CourseFiltersDrawer,
  args: { value: { maxPrice: 900 }, onValueChange: () => {} },
  parameters: page({
    frame: 'dialog',
    traits: ['loads'],
    words: ['sheet', 'mobile filters', 'off-canvas'],
    do: ['Show it below 960 px, where there is no room for the panel beside the list.'],
    dont: ['Show it without JavaScript: show CourseFilters then.'],
    accessibility: [
      'The button says that it opens a dialog. The focus moves into the drawer, stays in it, and returns to the button.',
      'The number of matching courses is announced as it changes.',
    ],
    keyboard: [
      ['Enter', 'Opens the drawer'],
      ['Escape', 'Closes it without applying'],
    ],
  }),
};
export default meta;
const { ready, loading, failed, long } = statesOf(meta);

const open = { act: async ({ press }: { press: (name: string) => Promise<void> }) => press('filters.title') };

export const Closed = ready('filters.title');
export const Open = ready(says('9 courses'), { ...open, isAlone: true });
export const OnPhone = ready('filters.apply', { ...open, viewport: 'phone' });
export const LongWords = long(says('Landwirtschaftsmaschineninstandhaltung'), {
  ...open,
  isAlone: true,
  prepare: withLongWords,
});
export const Counting = loading('courses.search', 'filters.apply', { ...open, isAlone: true });
export const NotCounted = failed('courses.search', 'filters.apply', { ...open, isAlone: true });
