import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { ActiveFilters } from './index.ts';

const meta: Meta<typeof ActiveFilters> = {
  title: 'Catalogue/ActiveFilters',
  component: ActiveFilters,
  args: { value: { category: 'kitchen', maxPrice: 900, level: 'Beginner', rating: 4 }, onValueChange: () => {} },
  parameters: page({
    frame: 'column',
    words: ['chips', 'tags', 'remove filter'],
    do: ['Put it between the heading of the list and its cards.'],
    dont: ['Use it to add filters: it only removes them.'],
    accessibility: ['Each chip says what it does: "Remove filter: Kitchen".'],
    keyboard: [['Enter', 'Removes the filter']],
  }),
};
export default meta;

export const Ready = state<typeof meta>({ shows: { text: 'Kitchen' } });
export const PriceRange = state<typeof meta>({
  args: { value: { minPrice: 100, maxPrice: 900 } },
  shows: { text: '₹900' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  prepare: withLongWords,
  shows: { text: 'Landwirtschaftsmaschineninstandhaltung' },
});
/** Until the names are known, and if they never are, the value of the address stands in for the name. */
export const NamesUnknown = state<typeof meta>({
  kind: 'failed',
  call: 'categories.list',
  outcome: { status: 403, body: {} },
  shows: { text: 'kitchen' },
});
