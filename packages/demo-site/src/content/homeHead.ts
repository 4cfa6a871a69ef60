import type { Head } from '../head/writeHead.ts';

/** The home page's head: a file of its own, since the page needs no other. */
export const homeHead = {
  title: 'Learn something you can use',
  description:
    'Short, practical courses by people who do the work: technology, business, design, data and more. Learn at your own pace and keep them for life.',
  path: '/',
} satisfies Head;
