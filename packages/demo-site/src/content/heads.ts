import type { Head } from '../head/writeHead.ts';

/** What the public pages say of themselves. Pages of courses and people say what these are; private ones only a name. */
export const heads = {
  home: {
    title: 'Learn something you can use',
    description:
      'Short, practical courses by people who do the work: technology, business, design, data and more. Learn at your own pace and keep them for life.',
    path: '/',
  },
  courses: {
    title: 'Explore Our Courses',
    description: 'Browse all courses by subject, level, price and rating, and find the one you can begin tonight.',
    path: '/course',
  },
  about: {
    title: 'About',
    description: 'Why Lectern is the way it is: a marketplace for short courses by people who do what they teach.',
    path: '/about',
  },
  contact: {
    title: 'Contact',
    description: 'Write to us about a course, your account or anything else. We answer within 24 hours.',
    path: '/contact',
  },
  help: {
    title: 'Help & Support',
    description:
      'Answers about courses, payments, accounts and technical trouble, step-by-step guides, and a way to ask.',
    path: '/help',
  },
  careers: {
    title: 'Careers',
    description: 'What there is to do at Lectern, how we would work together, and how to teach here.',
    path: '/careers',
  },
  blog: {
    title: 'Blog',
    description: 'Short notes on learning things and keeping them.',
    path: '/blog',
  },
  privacy: {
    title: 'Privacy',
    description: 'What Lectern stores, where and for how long: no cookies, no counters, no scripts of other companies.',
    path: '/privacy',
  },
  terms: {
    title: 'Terms',
    description: 'The rules of this demonstration marketplace, in plain words.',
    path: '/terms',
  },
  signIn: {
    title: 'Sign in',
    description: 'Sign in to go on with your courses.',
    path: '/login',
  },
  signUp: {
    title: 'Create your account',
    description: 'Create an account to learn or to teach. Several courses are free from the first lecture to the last.',
    path: '/signup',
  },
} satisfies Record<string, Head>;
