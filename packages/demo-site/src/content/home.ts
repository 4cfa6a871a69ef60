import type { Head } from '../head/writeHead.ts';

/** The home page's head, apart from the others, which it doesn't need. */
export const homeHead = {
  title: 'Learn something you can use',
  description:
    'Short, practical courses by people who do the work: technology, business, design, data and more. Learn at your own pace and keep them for life.',
  path: '/',
} satisfies Head;

export const home = {
  title: 'Lectern: courses by people who do the work',
  hero: 'What Lectern is for',
  featured: 'Featured Courses',
  /** For visitors. */
  closing: {
    title: 'An hour from now, you could know how.',
    text: 'Several courses are completely free. Pick one and start.',
    action: 'Get Started Free',
  },
} as const;
