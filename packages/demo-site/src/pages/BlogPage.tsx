import { useLectern } from '@lectern/react';
import { articles } from '../content/blog.ts';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { Intro } from '../layout/Intro.tsx';
import { Row } from '../layout/Sections.tsx';

const WORDS_A_MINUTE = 200;

/** The link of an article is its place on the page. */
export function BlogPage() {
  const { formats } = useLectern('BlogPage');
  useHead(heads.blog);
  return (
    <>
      <Intro title="Blog" lead="Short notes on learning things and keeping them." picture="/pages/blog.svg" />
      <div className="site-rows">
        {articles.map(({ id, title, paragraphs }) => (
          <Row
            key={id}
            id={id}
            title={<a href={`#${id}`}>{title}</a>}
            note={`${formats.duration(secondsFor(paragraphs))} to read`}
          >
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Row>
        ))}
      </div>
    </>
  );
}

const secondsFor = (paragraphs: readonly string[]) =>
  Math.ceil(paragraphs.join(' ').split(' ').length / WORDS_A_MINUTE) * 60;
