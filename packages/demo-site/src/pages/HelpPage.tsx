import '@lectern/react/styles/faq-accordion.css';
import '@lectern/react/styles/support-form.css';
import '../styles/content.css';
import '../styles/text.css';
import { Button, EmptyNote, FaqAccordion, Icon, icons, SupportForm, Tabs, useLectern } from '@lectern/react';
import { promiseWords } from '@lectern/sdk/words';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { heads } from '../content/heads.ts';
import { beforeYouWrite, guides, help, questions, troubles } from '../content/help.ts';
import { searchHelp } from '../content/searchHelp.ts';
import { useHead } from '../head/useHead.ts';
import { SectionBody, SectionCards } from '../layout/Sections.tsx';
import { Link } from '../router/Link.tsx';
import { navigate } from '../router/location.ts';
import { useSearchParams } from '../router/Router.tsx';

/** Longest search, in UTF-16 code units. */
const maxSearchLength = 80;

const ids = ['faq', 'contact', 'guides', 'troubleshooting'] as const;

/** §2, help and support: the same for visitors (/help) and behind the guard (/help-support). */
export function HelpPage() {
  const { t } = useLectern('HelpPage', promiseWords);
  const params = useSearchParams();
  const chosen = ids.find((id) => id === params.get('tab')) ?? 'faq';
  const [search, setSearch] = useState(params.get('q') ?? '');
  const searchRef = useRef<HTMLInputElement>(null);
  const tabsRef = useRef<HTMLDivElement>(null);
  const wanted = search.trim();
  const refundOf = /^[0-9a-f]{24}$/.exec(params.get('refund') ?? '')?.[0];
  useHead(heads.help);
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{help.title}</h1>
        {/* Without JavaScript, the form asks for the page with the answers. */}
        <search>
          <form className="site-help-search" onSubmit={(event) => event.preventDefault()}>
            <input
              ref={searchRef}
              type="search"
              name="q"
              className="lectern-input"
              aria-label={help.search}
              placeholder={help.search}
              maxLength={maxSearchLength}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </form>
        </search>
      </header>
      {wanted && (
        <Answers
          search={wanted}
          onClear={() => {
            setSearch('');
            searchRef.current?.focus();
          }}
          onWrite={() => {
            // The tabs can be focused once they are visible.
            flushSync(() => setSearch(''));
            tabsRef.current?.querySelector<HTMLElement>('[data-tab=contact]')?.focus();
          }}
        />
      )}
      {/* Hidden during a search, so that what was typed into a form is there afterwards. */}
      <div ref={tabsRef} hidden={wanted !== ''}>
        <Tabs
          label={help.label}
          value={chosen}
          onValueChange={(tab) => navigate(`?${new URLSearchParams({ tab })}`, { replace: true })}
          tabs={[
            { id: 'faq', label: help.tabs.faq, panel: <Questions /> },
            {
              id: 'contact',
              label: help.tabs.contact,
              panel: (
                <div className="site-help-contact">
                  <SupportForm refundOf={refundOf} />
                  <BeforeYouWrite promise={`${t('promise.response')} ${t('promise.hours')}`} />
                </div>
              ),
            },
            { id: 'guides', label: help.tabs.guides, panel: <SectionCards sections={guides} isOrdered /> },
            { id: 'troubleshooting', label: help.tabs.troubleshooting, panel: <SectionCards sections={troubles} /> },
          ]}
        />
      </div>
    </div>
  );
}

/** The answers that a search finds. */
function Answers({ search, onClear, onWrite }: { search: string; onClear: () => void; onWrite: () => void }) {
  const found = searchHelp(search);
  return (
    <section className="site-help-answers">
      <p role="status">{found.length === 1 ? help.found.one : help.found.other(found.length)}</p>
      {found.length > 0 ? (
        <div className="site-cards">
          {found.map(({ section, place, isOrdered }) => (
            <section key={section.title} className="site-card">
              <h2>{section.title}</h2>
              <p className="site-help-place">{place}</p>
              <SectionBody section={section} isOrdered={isOrdered} />
            </section>
          ))}
        </div>
      ) : (
        <EmptyNote message={help.none(search)} icon={icons.search}>
          <Button onClick={onClear}>{help.clear}</Button>
          <Link href="?tab=contact" className="lectern-button" data-variant="primary" onClick={onWrite}>
            {help.write}
          </Link>
        </EmptyNote>
      )}
    </section>
  );
}

/** What to check and to mention before contacting support. */
function BeforeYouWrite({ promise }: { promise: string }) {
  return (
    <aside className="site-in-short">
      <h2>{help.beforeYouWrite}</h2>
      <ul>
        {beforeYouWrite.map((advice) => (
          <li key={advice}>
            <Icon shape={icons.check} />
            {advice}
          </li>
        ))}
      </ul>
      <p>{promise}</p>
    </aside>
  );
}

function Questions() {
  return (
    <div className="site-help">
      {questions.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <FaqAccordion items={items} />
        </section>
      ))}
    </div>
  );
}
