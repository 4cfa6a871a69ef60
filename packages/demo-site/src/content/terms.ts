import type { InShort, Section } from './section.ts';

export const termsInShort: InShort = {
  title: 'In short',
  facts: [
    'A demonstration: no money moves.',
    'What you enroll in is yours to study for life.',
    'An order is charged once.',
    '30 days to change your mind.',
  ],
};

export const terms: readonly Section[] = [
  {
    title: 'What this is',
    paragraphs: [
      'Lectern is a demonstration of a course marketplace. The courses can be taken, but no money moves and nothing is sold: payments are made up, and so are the people who teach. These are the rules that the demonstration follows.',
    ],
  },
  {
    title: 'Your account',
    list: [
      'One account is for one person. Keep its password to yourself.',
      'Say who you are truthfully enough for others to address you.',
      'What is done with your account counts as done by you, until you tell us otherwise.',
    ],
  },
  {
    title: 'Courses',
    list: [
      'A course that you have enrolled in or paid for is yours to study for life.',
      'You may use what you learn for anything. The videos and texts themselves stay the instructor’s: do not pass them on.',
      'An instructor may change or withdraw a course. Whoever has it already keeps it.',
    ],
  },
  {
    title: 'Payment and refunds',
    list: [
      'Prices are in rupees, without tax; 10% is added before you pay, and shown.',
      'An order is charged once, whatever happens to the connection.',
      'Within 30 days you may have your money back, without a reason.',
    ],
  },
  {
    title: 'What you write',
    paragraphs: [
      'Reviews, assignments and courses remain yours. You let us show them where they belong. Write nothing that is unlawful, that is somebody else’s, or that is meant to hurt.',
    ],
  },
  {
    title: 'Without warranty',
    paragraphs: [
      'The software is free, under the MIT licence, and comes as it is. Whoever runs a marketplace with it puts their own terms in the place of these.',
    ],
  },
];
