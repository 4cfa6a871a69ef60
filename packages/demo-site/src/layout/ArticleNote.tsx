import { useLectern } from '@lectern/react';
import { type Article, type ArticleText, blog } from '../content/blog.ts';

const WORDS_PER_MINUTE = 200;

interface ArticleNoteProps {
  article: Article;
  /** For the reading time. */
  text?: ArticleText;
}

/** Author, date and reading time of an article. */
export function ArticleNote({ article: { author, date }, text }: ArticleNoteProps) {
  const { formats } = useLectern('ArticleNote');
  return (
    <>
      {author.name} · <time dateTime={date}>{formats.date(date)}</time>
      {text && ` · ${blog.readingTime(formats.duration(Math.ceil(countWords(text) / WORDS_PER_MINUTE) * 60))}`}
    </>
  );
}

function countWords({ opening, sections }: ArticleText): number {
  const parts = sections.flatMap(({ paragraphs = [], list = [], pulled = '' }) => [...paragraphs, ...list, pulled]);
  return [...opening, ...parts].join(' ').split(' ').length;
}
