import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
import { Pagination } from './index.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Catalogue/Pagination',
  component: Pagination,
  args: { page: 2, pages: 3, onPageChange: () => {} },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'it shows two numbers' },
    words: ['pager', 'next page', 'previous page'],
    do: ['Give it hrefOf, so that pages are links.'],
    dont: ['Show it for one page: CourseList leaves it out then.'],
    accessibility: ['A navigation with a name; the position is marked as the current page.'],
    keyboard: [['Enter', 'Opens the page before or after']],
  }),
};
export default meta;

export const First = state<typeof meta>({
  args: { page: 1 },
  shows: ['pagination.position', { page: '1', pages: '3' }],
});
export const Middle = state<typeof meta>({ shows: ['pagination.previous', 'pagination.next'] });
export const Last = state<typeof meta>({
  args: { page: 3 },
  shows: ['pagination.position', { page: '3', pages: '3' }],
});
export const Many = state<typeof meta>({
  kind: 'many',
  args: { page: 998, pages: 1_000 },
  shows: { text: '998' },
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: 'pagination.next' });
