import { mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, empty, failed, long, many } = statesOf(meta);

export const Ready = ready({ text: 'Kitchen' });
export const Many = many(says('Topic 24'), {
  prepare: ({ state: { categories } }) => {
    for (const place of Array.from({ length: 21 }, (_, index) => index + 4))
      categories.push({ _id: mockId(1, place), name: `Topic ${place}`, slug: `topic-${place}` });
  },
});
export const LongWords = long(says('Landwirtschaftsmaschineninstandhaltung'), { prepare: withLongWords });
export const Empty = empty('filters.noCategories', {
  prepare: ({ state: { categories } }) => void categories.splice(0),
});
export const Loading = state({ kind: 'loading', call: 'categories.list', outcome: 'pending' });
export const Failed = failed('categories.list', 'categories.listFailed');
export const Offline = failed('categories.list', 'error.network', { outcome: 'offline' });
