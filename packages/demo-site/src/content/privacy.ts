import type { Section, Summary } from './section.ts';

export const privacyLead = 'What this software stores, where, and for how long.';

export const privacySummary: Summary = {
  title: 'In short',
  facts: [
    'No cookies and no tracking.',
    'No third-party scripts.',
    'Card numbers never leave the page.',
    'Other learners never see your orders.',
  ],
};

export const privacy: readonly Section[] = [
  {
    title: 'What stays in your browser',
    paragraphs: ["This site sets no cookies. It uses your browser's storage for these things and nothing else:"],
    list: [
      'A token that identifies you, until you sign out.',
      'Your cart, one for each account used in this browser.',
      "Your choice of light or dark theme, once you've made one.",
      'Your playback settings: video speed and caption language.',
      "Lecture progress that the server hasn't confirmed yet.",
      "Drafts of anything you haven't sent or saved yet: answers, assignments, messages, your profile and, if you teach, courses, quizzes and grades.",
      'During a visit: your scroll position, and a random token that protects Google sign-in.',
    ],
  },
  {
    title: 'What the server keeps',
    list: [
      'Your name, email and role, and a picture and short bio if you add them.',
      "Your password as a hash, from which it can't be recovered. If you use Google: which Google account is yours.",
      "What you've enrolled in, and your progress in each lecture.",
      'Your wishlist, reviews, quiz attempts, submissions and grades.',
      'Your orders: what you bought, when, and for how much, with receipts, and refunds you asked for.',
      'Messages to support, with what you attach to them, and the answers.',
      'Your notifications, and a count of failed sign-ins to stop password guessing.',
    ],
  },
  {
    title: "What isn't kept",
    list: [
      'Card numbers and security codes never leave the page you enter them on.',
      "The newsletter is simulated here, and so is a password reset where no mail is sent: what you type there isn't sent anywhere.",
      'There are no ads, no visitor tracking and no third-party scripts.',
    ],
  },
  {
    title: 'Who sees what',
    paragraphs: [
      "Anyone can see an instructor's name, picture and bio, and your name and picture beside your reviews. Instructors see the progress, quiz results and submissions of learners in their own courses. The operator's admins see orders with their receipts, refunds that wait for an answer, and messages to support. Nobody else sees your progress, your wishlist or your orders.",
    ],
  },
  {
    title: 'Removing it',
    paragraphs: [
      "Signing out removes the token. Clearing this site's data in your browser removes the rest of the first list. Under Profile, Security you can download everything that the server has about you, and delete your account. This site is a demo that runs on its operator's own machine.",
    ],
  },
];
