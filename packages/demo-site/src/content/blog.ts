export interface Article {
  /** Its place below `/blog/`. */
  id: string;
  title: string;
  /** When it was published, as an ISO date. */
  date: string;
  paragraphs: readonly [string, ...string[]];
}

export const articlePath = ({ id }: Article) => `/blog/${id}`;

/** Three short articles about learning. */
export const articles: readonly Article[] = [
  {
    id: 'close-the-book',
    title: 'Close the book, then say it',
    date: '2026-11-21',
    paragraphs: [
      'Reading a page twice feels like learning. The second time everything is familiar, and familiar is easily taken for known. Then somebody asks, and the page is gone.',
      'The cure costs a minute. At the end of a lecture, look away and say aloud what it was about, as if to a friend who missed it. You will get stuck. Where you get stuck is what you have not learned yet, and now you know where to look.',
      'It is uncomfortable, because it shows you the gap instead of hiding it. It is also the part that makes things stay: each time you pull something out of memory, the way back to it becomes shorter. Quizzes do the same. They are less a test of what you know than a way of coming to know it.',
    ],
  },
  {
    id: 'twenty-minutes',
    title: 'Twenty minutes, four times',
    date: '2026-11-21',
    paragraphs: [
      'Eighty minutes on Sunday and twenty on four evenings are the same number of minutes. They are not the same amount of learning. What is met again after a night’s sleep, half forgotten, has to be found anew, and finding it anew is what fixes it.',
      'Four short evenings are also easier to keep than one long one. A free Sunday is a promise about the weather, the family and your mood. Twenty minutes after supper is a promise about twenty minutes.',
      'So stop in the middle. Your place is kept. Stop even where it is going well: it is pleasant to come back to.',
    ],
  },
  {
    id: 'make-it-small',
    title: 'Make it small enough to finish',
    date: '2026-11-21',
    paragraphs: [
      'The first thing one wants to make is always too large: the whole song, the whole shop, the whole novel. It is begun with great energy, and three weeks later it is a folder that one would rather not open.',
      'Choose the smallest thing that is whole. Eight bars that end. A page with one paragraph that you would sign. One photograph, printed. A finished small thing teaches what an unfinished large one cannot: how things end, and what you would do differently.',
      'Then make another. Ten small things in a row are a practice, and at some point in the row you will notice that the large one has become possible.',
    ],
  },
];
