import { useLectern } from '@lectern/react';
import { type Article, blog } from '../content/blog.ts';
import { siteName } from '../content/site.ts';

const WORDS_PER_MINUTE = 200;

/** Author, date and reading time of an article. */
export function ArticleNote({ article: { date, paragraphs } }: { article: Article }) {
  const { formats } = useLectern('ArticleNote');
  const seconds = Math.ceil(paragraphs.join(' ').split(' ').length / WORDS_PER_MINUTE) * 60;
  return (
    <>
      {siteName} · <time dateTime={date}>{formats.date(date)}</time> · {blog.readingTime(formats.duration(seconds))}
    </>
  );
}
