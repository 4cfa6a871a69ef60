import type { Head } from '../head/writeHead.ts';

/** The heads of the pages of text and for signing in. Pages of courses and people make their own; private pages have a title only. */
export const heads = {
  about: {
    title: 'About',
    description: 'Why we built Lectern: a marketplace for short courses by people who do what they teach.',
    path: '/about',
  },
  contact: {
    title: 'Contact',
    description: "Write to us about a course, your account or anything else. We'll reply within 24 hours.",
    path: '/contact',
  },
  help: {
    title: 'Help & Support',
    description:
      'Answers about courses, payments, accounts and technical problems, step-by-step guides, and a way to contact us.',
    path: '/help',
  },
  careers: {
    title: 'Careers',
    description: "How to teach at Lectern, and how we'd work together.",
    path: '/careers',
  },
  blog: {
    title: 'Blog',
    description:
      'Essays by people who teach on Lectern: on learning in the evening, asking good questions, giving feedback, making small things and looking closely.',
    path: '/blog',
  },
  privacy: {
    title: 'Privacy',
    description: 'What Lectern stores, where and for how long. No cookies, no tracking, no third-party scripts.',
    path: '/privacy',
  },
  terms: {
    title: 'Terms',
    description: 'The rules of this demo marketplace, in plain words.',
    path: '/terms',
  },
  partners: {
    title: 'For partners',
    description: 'Put courses on your own page with one snippet: for HTML, WordPress, React and Markdown.',
    path: '/partners',
  },
  signIn: {
    title: 'Sign in',
    description: 'Sign in to continue with your courses.',
    path: '/login',
  },
  signUp: {
    title: 'Create your account',
    description: 'Create an account to learn or teach. Several courses are completely free.',
    path: '/signup',
  },
} satisfies Record<string, Head>;
