import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, many } = statesOf(meta);

export const First = ready(['pagination.position', { page: '1', pages: '3' }], { args: { page: 1 } });
export const Middle = ready(['pagination.previous', 'pagination.next']);
export const Last = ready(['pagination.position', { page: '3', pages: '3' }], { args: { page: 3 } });
export const Many = many(says('998'), { args: { page: 998, pages: 1_000 } });
