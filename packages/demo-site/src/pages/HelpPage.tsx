import '@lectern/react/styles/faq-accordion.css';
import '../styles/content.css';
import '../styles/text.css';
import { FaqAccordion, Icon, icons, SupportForm, Tabs, useLectern } from '@lectern/react';
import { promiseWords } from '@lectern/sdk/words';
import { heads } from '../content/heads.ts';
import { beforeYouWrite, guides, help, questions, troubles } from '../content/help.ts';
import { useHead } from '../head/useHead.ts';
import { SectionCards } from '../layout/Sections.tsx';
import { navigate } from '../router/location.ts';
import { useSearchParams } from '../router/Router.tsx';

const ids = ['faq', 'contact', 'guides', 'troubleshooting'] as const;

/** §2, help and support: the same for visitors (/help) and behind the guard (/help-support). */
export function HelpPage() {
  const { t } = useLectern('HelpPage', promiseWords);
  const params = useSearchParams();
  const chosen = ids.find((id) => id === params.get('tab')) ?? 'faq';
  const refundOf = /^[0-9a-f]{24}$/.exec(params.get('refund') ?? '')?.[0];
  useHead(heads.help);
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{help.title}</h1>
      </header>
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
