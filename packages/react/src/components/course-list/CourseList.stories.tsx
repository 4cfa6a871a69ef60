import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CourseList } from './index.ts';

const meta: Meta<typeof CourseList> = {
  title: 'Catalogue/CourseList',
  component: CourseList,
  args: { search: {}, hasHeading: true, onPageChange: () => {} },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists'],
    words: ['catalogue', 'grid', 'search results', 'pagination', 'pages'],
    do: [
      'Give it emptyAction where filters can be cleared; otherwise an empty result links to all courses.',
      'Give it hrefOf, so that the pages are links that can be shared and that work without JavaScript.',
    ],
    dont: ['Load the courses yourself and map them to cards: the list asks for the wishlist once for all of them.'],
    accessibility: [
      'The number of results is a heading that is announced when it changes.',
      'After a change of page the focus moves to the top of the list.',
      'While the next page loads, the old one stays, dimmed and marked as busy.',
    ],
    keyboard: [['Enter', 'Opens the chosen page']],
  }),
};
export default meta;

export const Results = state<typeof meta>({
  shows: [['count.found', { count: 12 }], { text: 'Reading Weather Maps' }],
});
export const LastPage = state<typeof meta>({
  args: { search: { page: 2 } },
  shows: ['pagination.position', { page: '2', pages: '2' }],
});
export const PastTheEnd = state<typeof meta>({
  args: { search: { page: 3 } },
  shows: ['courseList.pastEnd', 'courseList.firstPage'],
});
export const Many = state<typeof meta>({
  kind: 'many',
  prepare: (api) => withManyCourses(api, 1_230),
  shows: { text: '1,230' },
});
export const Misspelled = state<typeof meta>({
  args: { search: { q: 'pyhton' }, exactHref: '/course?q=pyhton&exact=true' },
  call: 'courses.search',
  outcome: {
    status: 200,
    body: { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, correctedQuery: 'python' },
  },
  shows: ['courseList.searchInstead', { q: 'pyhton' }],
});
export const MisspelledExactly = state<typeof meta>({
  args: { search: { q: 'pyhton', exact: true }, suggestedHref: '/course?q=pyhton' },
  call: 'courses.search',
  outcome: {
    status: 200,
    body: { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, suggestedQuery: 'python' },
  },
  shows: ['courseList.suggested', { q: 'python' }],
});
export const FilteredOut = state<typeof meta>({
  args: { search: { q: 'negotiation', maxPrice: 1_000 } },
  call: 'courses.search',
  outcome: {
    status: 200,
    body: { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, unfilteredResults: 1 },
  },
  shows: { text: '1 course matches without the filters.' },
});
export const PricesWrongWay = state<typeof meta>({
  args: { search: { minPrice: 900, maxPrice: 100 } },
  shows: 'rule.priceOrder',
});
export const LongWords = state<typeof meta>({ kind: 'long', prepare: withLongWords, shows: { text: longTitle } });
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: { text: 'Reading Weather Maps' } });
export const Empty = state<typeof meta>({
  kind: 'empty',
  args: { search: { q: 'nothing like it' } },
  shows: ['courseList.empty', 'course.backToList'],
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  call: 'courses.search',
  outcome: 'pending',
  shows: 'courseList.loading',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'courses.search',
  outcome: { status: 500, body: '<h1>' },
  shows: ['courses.listFailed', 'error.retry'],
});
export const Offline = state<typeof meta>({
  kind: 'failed',
  call: 'courses.search',
  outcome: 'offline',
  shows: 'error.network',
});
