export interface Article {
  /** Its place below `/blog/`. */
  id: string;
  title: string;
  /** When it was published, as an ISO date. */
  date: string;
  paragraphs: readonly [string, ...string[]];
}

export const articlePath = ({ id }: Article) => `/blog/${id}`;

/** The texts of the list of articles, and of what stands under and beside one. */
export const blog = {
  title: 'Blog',
  lead: 'Short notes on making learning stick.',
  more: 'Read more',
  moreOf: (title: string) => `Read more: ${title}`,
  others: 'More articles',
  othersTitle: 'More from the blog',
  readingTime: (duration: string) => `${duration} read`,
} as const;

/** Three short articles about learning. */
export const articles: readonly Article[] = [
  {
    id: 'close-the-book',
    title: 'Close the book, then say it',
    date: '2026-11-21',
    paragraphs: [
      "Reading a page twice feels like learning. The second time, everything is familiar, and it's easy to mistake familiar for known. Then someone asks, and the page is gone.",
      'The cure takes a minute. At the end of a lecture, look away and say out loud what it was about, as if to a friend who missed it. You will get stuck. Where you get stuck is what you have not learned yet, and now you know where to look.',
      "It's uncomfortable, because it shows you the gap instead of hiding it. It's also what makes things stick: each time you pull something out of memory, the way back to it gets shorter. Quizzes do the same. They're less a test of what you know than a way of getting to know it.",
    ],
  },
  {
    id: 'twenty-minutes',
    title: 'Twenty minutes, four times',
    date: '2026-11-21',
    paragraphs: [
      "Eighty minutes on Sunday and twenty minutes on four evenings are the same amount of time. They're not the same amount of learning. What you come back to after a night's sleep, half forgotten, you have to find again, and finding it again is what makes it last.",
      'Four short evenings are also easier to keep than one long one. A free Sunday depends on the weather, the family and your mood. Twenty minutes after dinner depends on twenty minutes.',
      "So stop in the middle. We'll keep your place. Stop even when it's going well: you'll look forward to coming back.",
    ],
  },
  {
    id: 'make-it-small',
    title: 'Make it small enough to finish',
    date: '2026-11-21',
    paragraphs: [
      "The first thing you want to make is always too big: the whole song, the whole shop, the whole novel. You start with great energy, and three weeks later it's a folder you'd rather not open.",
      'Choose the smallest thing that is whole. Eight bars with an ending. A page with one paragraph you would sign. One photograph, printed. A small thing finished teaches you what an unfinished big one cannot: how things end, and what you would do differently next time.',
      "Then make another. Ten small things in a row are a practice, and somewhere along the row you'll notice that the big one has become possible.",
    ],
  },
];
