import type { InShort, Section } from './section.ts';

export const privacyInShort: InShort = {
  title: 'In short',
  facts: [
    'No cookies, and nobody is counted.',
    'No scripts of other companies.',
    'Card numbers never leave the page.',
    'Only you see your progress and your orders.',
  ],
};

export const privacy: readonly Section[] = [
  {
    title: 'What stays in your browser',
    paragraphs: ['This site sets no cookies. It uses the storage of your browser for these things and nothing else:'],
    list: [
      'A token that says who you are, until you sign out.',
      'Your cart, one for each account that was used in this browser.',
      'Your choice of a light or a dark theme, once you have made one.',
      'How you like to watch: the speed of videos, and the language of captions.',
      'Progress in lectures that the server has not confirmed yet.',
      'Drafts of what you have not sent or saved yet: answers, assignments, messages, your profile, and, if you teach, courses, quizzes and grades.',
      'For the length of a visit: how far you had scrolled, and a random word that protects a sign-in with Google.',
    ],
  },
  {
    title: 'What the server keeps',
    list: [
      'Your name, e-mail address and role; a picture and a few lines about you, if you give them.',
      'Your password as a hash, from which it cannot be read. With Google: which Google account is yours.',
      'What you have enrolled in, and how far you have come in each lecture.',
      'Your wishlist, your reviews, your tries at quizzes, what you have handed in, and its grades.',
      'Your orders: what they were for, what they cost and when.',
      'Notifications for you, and a count of failed sign-ins, against guessing.',
    ],
  },
  {
    title: 'What is not kept',
    list: [
      'Card numbers and security codes never leave the page you type them on.',
      'The contact form, the newsletter and “forgot password” are simulated here: what you type there is sent to nobody.',
      'There are no advertisements, no counters of visitors and no scripts of other companies.',
    ],
  },
  {
    title: 'Who sees what',
    paragraphs: [
      'Everybody can see an instructor’s name, picture and description, and your name and picture beside a review that you write. Instructors see what is handed in to their own courses. Nobody else sees your progress, your wishlist or your orders.',
    ],
  },
  {
    title: 'Removing it',
    paragraphs: [
      'Signing out removes the token. Clearing this site’s data in your browser removes the rest of the first list. For what the server keeps, write to whoever runs the site you are on; this one is a demonstration that runs on its operator’s own machine.',
    ],
  },
];
