import type { Head } from '../head/writeHead.ts';

/** The head of the listing without a search. */
export const coursesHead = {
  title: 'Explore Our Courses',
  description: 'Browse all courses by subject, level, price and rating, and find one you can start tonight.',
  path: '/course',
} satisfies Head;
