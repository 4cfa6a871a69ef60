import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

const open = { act: async ({ press }: { press: (name: string) => Promise<void> }) => press('filters.title') };

export const Closed = state<typeof meta>({ shows: 'filters.title' });
export const Open = state<typeof meta>({ ...open, isAlone: true, shows: { text: '9 courses' } });
export const OnPhone = state<typeof meta>({ ...open, viewport: 'phone', shows: 'filters.apply' });
export const LongWords = state<typeof meta>({
  ...open,
  kind: 'long',
  isAlone: true,
  prepare: withLongWords,
  shows: { text: 'Landwirtschaftsmaschineninstandhaltung' },
});
export const Counting = state<typeof meta>({
  ...open,
  kind: 'loading',
  isAlone: true,
  call: 'courses.search',
  outcome: 'pending',
  shows: 'filters.apply',
});
export const NotCounted = state<typeof meta>({
  ...open,
  kind: 'failed',
  isAlone: true,
  call: 'courses.search',
  outcome: { status: 500, body: '<h1>' },
  shows: 'filters.apply',
});
