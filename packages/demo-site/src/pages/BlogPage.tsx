import '../styles/articles.css';
import { articles, blog } from '../content/blog.ts';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { ArticleTeaser } from '../layout/ArticleTeaser.tsx';

/** Every article with its cover and its lead, the newest largest. */
export function BlogPage() {
  useHead(heads.blog);
  return (
    <div className="site-page">
      <header className="site-page-head site-articles-head">
        <h1>{blog.title}</h1>
        <p>{blog.lead}</p>
      </header>
      <div className="site-articles" data-front="">
        {articles.map((article, place) => (
          <ArticleTeaser key={article.id} article={article} level="h2" isFirst={place === 0} />
        ))}
      </div>
    </div>
  );
}
