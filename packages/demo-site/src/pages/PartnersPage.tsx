import '../styles/content.css';
import '../styles/partners.css';
import { useCategories, useCourses, useLectern } from '@lectern/react';
import { snippetWords } from '@lectern/sdk/words';
import { heads } from '../content/heads.ts';
import { notes, partnersLead, partnersTitle, snippetSearch } from '../content/partners.ts';
import { originOf } from '../head/facts.ts';
import { useHead } from '../head/useHead.ts';
import { Code } from '../partners/Code.tsx';
import { Options } from '../partners/Options.tsx';
import { Preview } from '../partners/Preview.tsx';
import { useChoice } from '../partners/useChoice.ts';

/** What embedding is, and a builder of the code for a partner's page. */
export function PartnersPage() {
  const { marketplace, t, Link, paths } = useLectern('PartnersPage', snippetWords);
  const { choice: given, fields, set } = useChoice();
  const courses = useCourses(snippetSearch).data?.courses ?? [];
  const { data: categories = [] } = useCategories();
  useHead(heads.partners);
  const course = given.options.course || (courses[0]?._id ?? '');
  const choice = { ...given, options: { ...given.options, course } };
  const titles = Object.fromEntries([
    ...courses.map(({ _id, title }) => [_id, title]),
    ...categories.map(({ _id, slug, name }) => [slug ?? _id, name]),
  ]);
  return (
    <>
      <header className="site-partners-head">
        <h1>{partnersTitle}</h1>
        <p>{partnersLead}</p>
        <p>
          <Link href="/partner/earnings">{t('snippet.earnings')}</Link>
        </p>
      </header>
      <div className="site-builder">
        <Options choice={choice} fields={fields} courses={courses} set={set} />
        <div className="site-builder-result">
          <Preview choice={choice} />
          <section aria-labelledby="code-title">
            <h2 id="code-title">{t('snippet.code')}</h2>
            <Code
              choice={choice}
              marketplace={{ origin: originOf(marketplace), titles }}
              onKindChange={(code) => set({ code }, 'replace')}
            />
          </section>
        </div>
      </div>
      <section className="site-section">
        <h2>{t('snippet.notes')}</h2>
        <div className="site-cards">
          {notes.map(({ title, text }) => (
            <div key={title} className="site-card">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p>
          <Link href={paths.contact} className="lectern-button" data-variant="secondary">
            {t('snippet.askForKey')}
          </Link>
        </p>
      </section>
    </>
  );
}
