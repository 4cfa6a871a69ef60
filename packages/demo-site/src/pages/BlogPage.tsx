import '../styles/text.css';
import { useLectern } from '@lectern/react';
import { articlePath, articles, blog } from '../content/blog.ts';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { ArticleNote } from '../layout/ArticleNote.tsx';
import { Intro } from '../layout/Intro.tsx';
import { Row } from '../layout/Sections.tsx';

/** Every article with its beginning. */
export function BlogPage() {
  const { Link } = useLectern('BlogPage');
  useHead(heads.blog);
  return (
    <>
      <Intro title={blog.title} lead={blog.lead} picture="/pages/blog.svg" />
      <div className="site-rows">
        {articles.map((article) => (
          <Row
            key={article.id}
            title={<Link href={articlePath(article)}>{article.title}</Link>}
            note={<ArticleNote article={article} />}
          >
            <p>{article.paragraphs[0]}</p>
            <p>
              <Link href={articlePath(article)} aria-label={blog.moreOf(article.title)}>
                {blog.more}
              </Link>
            </p>
          </Row>
        ))}
      </div>
    </>
  );
}
