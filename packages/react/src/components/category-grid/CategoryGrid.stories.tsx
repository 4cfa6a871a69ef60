import { mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CategoryGrid } from './index.ts';

const meta: Meta<typeof CategoryGrid> = {
  title: 'Catalogue/CategoryGrid',
  component: CategoryGrid,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists'],
    words: ['topics', 'subjects', 'tiles'],
    do: ['Limit it to a handful on a home page, with a link to all courses beside it.'],
    dont: ['Use it as a filter: CourseFilters keeps the rest of the search.'],
    accessibility: ['Each category is one link with its name and number of courses; the icon is decoration.'],
    keyboard: [
      ['Tab', 'The next category'],
      ['Enter', 'Opens the list of its courses'],
    ],
  }),
};
export default meta;

export const Ready = state<typeof meta>({ shows: { text: 'Kitchen' } });
export const Many = state<typeof meta>({
  kind: 'many',
  prepare: ({ state: { categories } }) => {
    for (const place of Array.from({ length: 21 }, (_, index) => index + 4))
      categories.push({ _id: mockId(1, place), name: `Topic ${place}`, slug: `topic-${place}` });
  },
  shows: { text: 'Topic 24' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  prepare: withLongWords,
  shows: { text: 'Landwirtschaftsmaschineninstandhaltung' },
});
export const Empty = state<typeof meta>({
  kind: 'empty',
  prepare: ({ state: { categories } }) => void categories.splice(0),
  shows: 'filters.noCategories',
});
export const Loading = state<typeof meta>({ kind: 'loading', call: 'categories.list', outcome: 'pending' });
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'categories.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'categories.listFailed',
});
export const Offline = state<typeof meta>({
  kind: 'failed',
  call: 'categories.list',
  outcome: 'offline',
  shows: 'error.network',
});
