import { useLectern } from '@lectern/react';
import type { Article } from '../content/blog.ts';

const WORDS_PER_MINUTE = 200;

/** Author, date and reading time of an article. */
export function ArticleNote({ article: { date, paragraphs } }: { article: Article }) {
  const { formats } = useLectern('ArticleNote');
  const seconds = Math.ceil(paragraphs.join(' ').split(' ').length / WORDS_PER_MINUTE) * 60;
  return (
    <>
      Lectern · <time dateTime={date}>{formats.date(date)}</time> · {formats.duration(seconds)} read
    </>
  );
}
