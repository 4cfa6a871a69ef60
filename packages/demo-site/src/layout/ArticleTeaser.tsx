import '../styles/articles.css';
import { useLectern } from '@lectern/react';
import { type Article, articlePath, coverOf } from '../content/blog.ts';
import { ArticleNote } from './ArticleNote.tsx';

interface ArticleTeaserProps {
  article: Article;
  level: 'h2' | 'h3';
  /** Whether it is in the first view. */
  isFirst?: boolean;
}

/** An article in a list: cover, title and lead. The title is the link, and its area the whole teaser. */
export function ArticleTeaser({ article, level: Heading, isFirst = false }: ArticleTeaserProps) {
  const { Link } = useLectern('ArticleTeaser');
  return (
    <section className="site-teaser">
      <img src={coverOf(article)} alt="" width={640} height={360} loading={isFirst ? 'eager' : 'lazy'} />
      <div>
        <Heading>
          <Link href={articlePath(article)}>{article.title}</Link>
        </Heading>
        <p>{article.lead}</p>
        <p className="site-article-note">
          <ArticleNote article={article} />
        </p>
      </div>
    </section>
  );
}
