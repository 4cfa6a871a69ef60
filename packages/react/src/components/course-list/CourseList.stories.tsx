import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, long, many } = statesOf(meta);

export const Results = ready([['count.found', { count: 12 }], { text: 'Reading Weather Maps' }]);
export const LastPage = ready(['pagination.position', { page: '2', pages: '2' }], { args: { search: { page: 2 } } });
export const PastTheEnd = ready(['courseList.pastEnd', 'courseList.firstPage'], { args: { search: { page: 3 } } });
export const Many = many(says('1,230'), { prepare: (api) => withManyCourses(api, 1_230) });
export const Misspelled = ready(['courseList.searchInstead', { q: 'pyhton' }], {
  call: 'courses.search',
  outcome: {
    status: 200,
    body: { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, correctedQuery: 'python' },
  },
  args: { search: { q: 'pyhton' }, exactHref: '/course?q=pyhton&exact=true' },
});
export const MisspelledExactly = ready(['courseList.suggested', { q: 'python' }], {
  call: 'courses.search',
  outcome: {
    status: 200,
    body: { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, suggestedQuery: 'python' },
  },
  args: { search: { q: 'pyhton', exact: true }, suggestedHref: '/course?q=pyhton' },
});
export const FilteredOut = ready(says('1 course matches without the filters.'), {
  call: 'courses.search',
  outcome: {
    status: 200,
    body: { courses: [], currentPage: 1, totalPages: 0, totalResults: 0, unfilteredResults: 1 },
  },
  args: { search: { q: 'negotiation', maxPrice: 1_000 } },
});
export const PricesWrongWay = ready('rule.priceOrder', { args: { search: { minPrice: 900, maxPrice: 100 } } });
export const LongWords = long(says(longTitle), { prepare: withLongWords });
export const Empty = empty(['courseList.empty', 'course.backToList'], { args: { search: { q: 'nothing like it' } } });
export const Loading = loading('courses.search', 'courseList.loading');
export const Failed = failed('courses.search', ['courses.listFailed', 'error.retry']);
export const Offline = failed('courses.search', 'error.network', { outcome: 'offline' });
