import type { Section } from './section.ts';

export const careers: readonly Section[] = [
  {
    title: 'Open positions',
    paragraphs: [
      'There are none at the moment, and this is a demonstration marketplace: there is no company behind it.',
    ],
  },
  {
    title: 'Teach here',
    paragraphs: [
      'What a marketplace always needs is people who know something well and can say it plainly. Sign up with “Teach”, write a course as a draft, and publish it when it is ready. Nobody has to hire you first.',
    ],
  },
  {
    title: 'How we would work together',
    list: [
      'Plain words. If a sentence needs a second reading, it gets a second writing.',
      'Small steps that are finished, in place of large ones that are promised.',
      'Time to think in the calendar, not between meetings.',
      'Mistakes are told early and without blame, because then they are still small.',
    ],
  },
];
