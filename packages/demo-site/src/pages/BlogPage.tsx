import { articles } from '../content/blog.ts';
import { heads } from '../content/heads.ts';
import { TextPage } from '../layout/TextPage.tsx';

/** The link of an article is its place on the page. */
export function BlogPage() {
  return (
    <TextPage head={heads.blog} lead="Short notes on learning things and keeping them.">
      {articles.map(({ id, title, paragraphs }) => (
        <article key={id} id={id} className="site-prose site-article">
          <h2>
            <a href={`#${id}`}>{title}</a>
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </TextPage>
  );
}
