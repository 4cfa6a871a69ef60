import type { Meta } from '@storybook/react-vite';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, failed, long } = statesOf(meta);

export const Ready = ready({ text: 'Kitchen' });
export const PriceRange = ready(says('₹900'), { args: { value: { minPrice: 100, maxPrice: 900 } } });
export const LongWords = long(says('Landwirtschaftsmaschineninstandhaltung'), { prepare: withLongWords });
/** Until the names are known, and if they never are, the value of the address stands in for the name. */
export const NamesUnknown = failed('categories.list', says('kitchen'), { outcome: { status: 403, body: {} } });
