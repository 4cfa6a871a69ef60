import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../../testing/states.tsx';
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
const { ready } = statesOf(meta);

export const BestMatch = ready('filters.sort');
export const LowestPrice = ready('filters.sort', { args: { value: 'price' } });
export const RightToLeft = ready('filters.sort', { direction: 'rtl', args: { value: 'newest' } });
