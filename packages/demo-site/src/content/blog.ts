import type { Section } from './section.ts';

/** What the list of articles knows of each. Its text is in `articles/<id>.ts` and loads with its own page. */
export interface Article {
  /** Its place below `/blog/`, and the name of its text and its cover. */
  id: string;
  title: string;
  /** What it's about, in a sentence or two. */
  lead: string;
  author: Author;
  /** When it was published, as an ISO date. */
  date: string;
}

interface Author {
  /** As on the author's courses, which are found by it. */
  name: string;
  /** Continues "teaches". */
  subject: string;
}

export interface ArticleText {
  opening: readonly string[];
  sections: readonly ArticleSection[];
}
export interface ArticleSection extends Section {
  /** A sentence that stands out at its end. */
  pulled?: string;
}

export const articlePath = ({ id }: Article) => `/blog/${id}`;

/** The cover, 16:9. */
export const coverOf = ({ id }: Article) => `/articles/${id}.svg`;

/** The texts of the list of articles, and of what stands under and beside one. */
export const blog = {
  title: 'Blog',
  lead: 'People who teach here, on learning after work, making small things and looking closely.',
  others: 'More articles',
  othersTitle: 'More from the blog',
  all: 'All articles',
  readingTime: (duration: string) => `${duration} read`,
  teaches: ({ name, subject }: Author) => `${name} teaches ${subject} on Lectern.`,
  coursesBy: ({ name }: Author) => `Courses by ${name}`,
} as const;

/** Articles by some of the demo's instructors, the newest first. */
export const articles: readonly Article[] = [
  {
    id: 'close-the-book',
    title: 'Close the book, then say it',
    lead: 'Why the beautiful notebook lets you down, and what to do with the minute after a lecture. It’s a little embarrassing.',
    author: { name: 'Clara Hoffmann', subject: 'learning, focus and steady nerves' },
    date: '2026-11-12',
  },
  {
    id: 'one-photograph',
    title: 'Ten minutes with one photograph',
    lead: 'Three rounds, a pencil and a postcard: how to see what is in a picture before you decide what it means.',
    author: { name: 'Lúcia Ferreira', subject: 'photography' },
    date: '2026-10-01',
  },
  {
    id: 'say-what-you-tried',
    title: 'Say what you tried, and what you expected',
    lead: 'Four lines on a card, from years of evening classes, that let somebody else find where you are stuck.',
    author: { name: 'Ravi Subramanian', subject: 'statistics and data' },
    date: '2026-08-20',
  },
  {
    id: 'mark-what-works',
    title: 'Mark the sentence you wish you’d written',
    lead: 'How to tell somebody about their work so that the next draft is better and they still want to write it.',
    author: { name: 'Zainab Qureshi', subject: 'writing and editing' },
    date: '2026-06-25',
  },
  {
    id: 'twenty-minutes',
    title: 'Twenty minutes, four times',
    lead: 'What postmen at typewriters, a lemon and a bus driver from Brno can teach you about practising after dinner.',
    author: { name: 'Tomáš Novák', subject: 'guitar and harmony' },
    date: '2026-05-07',
  },
  {
    id: 'make-it-small',
    title: 'Make it small enough to finish',
    lead: 'What one broken chair taught me about factories, and how to cut an idea until you could finish it by Thursday.',
    author: { name: 'Daniel Okafor', subject: 'the numbers of small companies' },
    date: '2026-03-19',
  },
];
