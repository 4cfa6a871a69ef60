import '../styles/articles.css';
import { latePage } from '@lectern/common/latePage.tsx';
import { JsonLd, useLectern } from '@lectern/react';
import { useSyncExternalStore } from 'react';
import { type Article, type ArticleText, articlePath, articles, blog, coverOf } from '../content/blog.ts';
import { siteName } from '../content/site.ts';
import { originOf } from '../head/facts.ts';
import { useHead } from '../head/useHead.ts';
import { ArticleNote } from '../layout/ArticleNote.tsx';
import { ArticleTeaser } from '../layout/ArticleTeaser.tsx';
import { SectionBody } from '../layout/Sections.tsx';
import { useLocation, useParams } from '../router/Router.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The articles, each with its text, which loads when it's first opened. */
const pages = new Map(
  articles.map((article) => [
    article.id,
    latePage(async () => {
      const { text }: { text: ArticleText } = await import(`../content/articles/${article.id}.ts`);
      return { default: () => <WholeArticle article={article} text={text} /> };
    }),
  ]),
);

/** Loads the text of an article. */
export const loadText = (id = '') => pages.get(id)?.load();

/** One article of the blog. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  const page = pages.get(id);
  return page ? <page.Component key={id} attempt={key} /> : <MissingArticle />;
}

const never = () => () => {};

/** The server has one page for all that is missing: what this one offers beyond it comes with the script. */
function MissingArticle() {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <NotFoundPage>{isHydrated && <MoreArticles shown={articles.slice(0, 3)} />}</NotFoundPage>;
}

function WholeArticle({ article, text }: { article: Article; text: ArticleText }) {
  const { marketplace, Link, paths } = useLectern('ArticlePage');
  const { title, lead, author } = article;
  useHead({ title, description: lead, path: articlePath(article) });
  return (
    <div className="site-page site-article-page">
      <JsonLd data={articleFacts(originOf(marketplace), article)} />
      <article className="site-article">
        <header className="site-article-head">
          <h1>{title}</h1>
          <p>{lead}</p>
          <p className="site-article-note">
            <ArticleNote article={article} text={text} />
          </p>
        </header>
        <img src={coverOf(article)} alt="" width={640} height={360} />
        <div className="site-prose">
          {text.opening.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {text.sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              <SectionBody section={section} />
              {section.pulled && <p className="site-article-pulled">{section.pulled}</p>}
            </section>
          ))}
        </div>
        <footer>
          {blog.teaches(author)} <Link href={paths.search(author.name)}>{blog.coursesBy(author)}</Link>
        </footer>
      </article>
      <MoreArticles shown={following(article)} />
    </div>
  );
}

function MoreArticles({ shown }: { shown: readonly Article[] }) {
  const { Link, paths } = useLectern('ArticlePage');
  return (
    <nav className="site-article-more" aria-label={blog.others}>
      <div>
        <h2>{blog.othersTitle}</h2>
        <Link href={paths.blog}>{blog.all}</Link>
      </div>
      <div className="site-articles">
        {shown.map((article) => (
          <ArticleTeaser key={article.id} article={article} level="h3" />
        ))}
      </div>
    </nav>
  );
}

/** The three after an article, from the newest on after the last. */
function following(article: Article): readonly Article[] {
  const place = articles.indexOf(article) + 1;
  return [...articles.slice(place), ...articles].slice(0, 3);
}

/** Structured data of an article. */
const articleFacts = (origin: string, article: Article) => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.lead,
  image: new URL(coverOf(article), origin).href,
  datePublished: article.date,
  author: { '@type': 'Person', name: article.author.name },
  publisher: { '@type': 'Organization', name: siteName, url: origin },
  mainEntityOfPage: new URL(articlePath(article), origin).href,
});
