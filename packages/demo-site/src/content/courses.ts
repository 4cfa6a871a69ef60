import type { Head } from '../head/writeHead.ts';

/** The head of the listing without a search. */
export const coursesHead = {
  title: 'Explore Our Courses',
  description: 'Browse all courses by subject, level, price and rating, and find one you can start tonight.',
  path: '/course',
} satisfies Head;

/** The title of a category's listing, and its description. */
export const categoryHead = (category: string) => ({
  title: `${category} courses`,
  description: `Courses in ${category} by people who do the work. Learn at your own pace and keep them for life.`,
});

/** The title of a listing's later page. */
export const pageTitle = (title: string, page: string | number) => `${title}, page ${page}`;

export const searchTitle = (query: string) => (query === '' ? 'Search' : `Results for "${query}"`);

/** The description of an instructor who has written none. */
export const instructorDescription = (name: string) => `Courses by ${name}.`;

/** After a search with no result or few. */
export const emptyActions = {
  label: 'Categories',
  title: 'Or browse a category:',
  courses: 'Popular courses',
  alike: 'More like this',
  unfiltered: 'Found without the filters',
} as const;
