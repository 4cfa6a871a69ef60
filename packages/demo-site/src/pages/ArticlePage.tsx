import '../styles/text.css';
import { excerpt } from '@lectern/common/excerpt.ts';
import { JsonLd, useLectern } from '@lectern/react';
import { type Article, articlePath, articles, blog } from '../content/blog.ts';
import { siteName } from '../content/site.ts';
import { originOf } from '../head/facts.ts';
import { useHead } from '../head/useHead.ts';
import { ArticleNote } from '../layout/ArticleNote.tsx';
import { useParams } from '../router/Router.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** One article of the blog. */
export function ArticlePage() {
  const { id } = useParams();
  const { marketplace, Link } = useLectern('ArticlePage');
  const article = articles.find((one) => one.id === id);
  useHead({
    title: article?.title,
    description: article && excerpt(article.paragraphs[0]),
    path: article && articlePath(article),
  });
  if (!article) return <NotFoundPage />;
  return (
    <div className="site-page">
      <JsonLd data={articleFacts(originOf(marketplace), article)} />
      <article className="site-article">
        <header className="site-page-head">
          <h1>{article.title}</h1>
          <p>
            <ArticleNote article={article} />
          </p>
        </header>
        <div className="site-prose">
          {article.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <nav className="site-article-more" aria-label={blog.others}>
        <h2>{blog.othersTitle}</h2>
        <ul>
          {articles
            .filter((other) => other !== article)
            .map((other) => (
              <li key={other.id}>
                <Link href={articlePath(other)}>{other.title}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

/** Structured data of an article. */
const articleFacts = (origin: string, article: Article) => ({
  '@type': 'BlogPosting',
  headline: article.title,
  datePublished: article.date,
  author: { '@type': 'Organization', name: siteName, url: origin },
  mainEntityOfPage: new URL(articlePath(article), origin).href,
});
