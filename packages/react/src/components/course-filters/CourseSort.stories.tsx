import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
import { CourseSort } from './index.ts';

const meta: Meta<typeof CourseSort> = {
  title: 'Catalogue/CourseSort',
  component: CourseSort,
  args: { value: undefined, onValueChange: () => {} },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'its words are the four orders of the catalogue' },
    words: ['order', 'dropdown', 'select', 'newest', 'cheapest'],
    do: ['Put it at the end of the line with the number of results.'],
    dont: ['Offer an order of your own: the server knows these four.'],
    accessibility: ['A native select with a visible label.'],
    keyboard: [['Arrow keys', 'Choose an order']],
  }),
};
export default meta;

export const BestMatch = state<typeof meta>({ shows: 'filters.sort' });
export const LowestPrice = state<typeof meta>({ args: { value: 'price' }, shows: 'filters.sort' });
export const RightToLeft = state<typeof meta>({ direction: 'rtl', args: { value: 'newest' }, shows: 'filters.sort' });
