import type { Section } from './section.ts';

export const careers = {
  title: 'Careers',
  lead: 'Teach what you do well, and see how we work.',
  closing: {
    title: 'Know something well?',
    text: 'Write your first course as a draft. Nobody sees it until you publish it.',
    signUp: 'Sign up to teach',
    ask: 'Ask us first',
  },
} as const;

export const careersSections: readonly Section[] = [
  {
    title: 'Teach here',
    paragraphs: [
      'What a marketplace always needs is people who know something well and can explain it plainly. Choose "Teach" when you sign up, write a course as a draft, and publish it when it\'s ready. Nobody has to hire you first.',
    ],
  },
  {
    title: "How we'd work together",
    list: [
      'Plain words. If a sentence needs a second reading, it gets a second writing.',
      'Small things finished, not big things promised.',
      'Time to think goes in the calendar, not between meetings.',
      "We own up to mistakes early and without blame, while they're still small.",
    ],
  },
  {
    title: 'Open positions',
    paragraphs: ["There are none right now. This is a demo marketplace, so there's no company behind it."],
  },
];
