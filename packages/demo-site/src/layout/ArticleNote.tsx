import { useLectern } from '@lectern/react';
import { readingSeconds } from '@lectern/sdk/rules';
import { type Article, type ArticleText, blog } from '../content/blog.ts';

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
      {text && ` · ${blog.readingTime(formats.duration(Math.ceil(readingSeconds(textOf(text)) / 60) * 60))}`}
    </>
  );
}

function textOf({ opening, sections }: ArticleText): string {
  const parts = sections.flatMap(({ paragraphs = [], list = [], pulled = '' }) => [...paragraphs, ...list, pulled]);
  return [...opening, ...parts].join(' ');
}
