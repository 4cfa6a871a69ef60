import { useLectern } from '@lectern/react';
import type { Article } from '../content/blog.ts';

const WORDS_A_MINUTE = 200;

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleNote({ article: { date, paragraphs } }: { article: Article }) {
  const { formats } = useLectern('ArticleNote');
  const seconds = Math.ceil(paragraphs.join(' ').split(' ').length / WORDS_A_MINUTE) * 60;
  return (
    <>
      Lectern · <time dateTime={date}>{formats.date(date)}</time> · {formats.duration(seconds)} read
    </>
  );
}
