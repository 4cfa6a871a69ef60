import type { Section, Summary } from './section.ts';

export const termsLead = 'The rules of this demo, in plain words.';

export const termsSummary: Summary = {
  title: 'In short',
  facts: [
    'A demo: no real payments are made.',
    'Lifetime access to the courses you enroll in.',
    'An order is only ever charged once.',
    '30 days to change your mind.',
  ],
};

export const terms: readonly Section[] = [
  {
    title: 'What this is',
    paragraphs: [
      'Lectern is a demo of a course marketplace. You can take the courses, but nothing is really sold: the payments are simulated, and the instructors are fictional. These are the rules the demo follows.',
    ],
  },
  {
    title: 'Your account',
    list: [
      'One account is for one person. Keep its password to yourself.',
      'Use a name that others can address you by.',
      "You're responsible for what happens on your account until you tell us otherwise.",
    ],
  },
  {
    title: 'Courses',
    list: [
      'You have lifetime access to every course you enroll in or pay for.',
      "Use what you learn for anything you like. The videos and texts themselves belong to the instructor, so don't share them.",
      'An instructor may change or withdraw a course. If you already have it, you keep it.',
    ],
  },
  {
    title: 'Payment and refunds',
    list: [
      'Prices exclude tax, which we add and show before you pay.',
      'An order is only ever charged once, even if your connection drops.',
      "You can ask for a refund within 30 days, and don't have to say why. If you've completed only a little of the course, you get it at once; otherwise we decide, and tell you how.",
    ],
  },
  {
    title: 'What you write',
    paragraphs: [
      "Your reviews, assignments and courses remain yours. You let us show them where they belong. Don't post anything that's unlawful, that belongs to someone else, or that's meant to hurt.",
    ],
  },
  {
    title: 'No warranty',
    paragraphs: [
      'The software is free under the MIT licence and provided as is. Anyone who runs a marketplace with it replaces these terms with their own.',
    ],
  },
];
