import '../styles/partners.css';
import { CopyButton, Tabs, useLectern } from '@lectern/react';
import { partnerWords } from '@lectern/sdk/words';
import { type Choice, type Kind, kinds } from './choice.ts';
import type { Marketplace } from './elements.ts';
import { KEY_PLACEHOLDER, type Snippet, snippetsOf } from './snippets.ts';

const labels: Record<Kind, string> = { html: 'HTML', wordpress: 'WordPress', markdown: 'Markdown', react: 'React' };

const steps: Record<Kind, string> = {
  html: 'Paste it where the widget should appear. Several widgets on one page need the script only once.',
  wordpress:
    'Add a Custom HTML block to your page, and paste this into it. WordPress removes scripts and elements for some roles: if the widget stays a link, ask an administrator of your site to add it.',
  markdown:
    'Paste it between two empty lines. Your site generator has to allow HTML: Hugo needs "unsafe = true" for its renderer.',
  react: 'Install @lectern/react and @lectern/sdk. The widgets run in your own page then, and their events are yours.',
};

interface CodeProps {
  choice: Choice;
  marketplace: Marketplace;
  onKindChange: (kind: string) => void;
}

/** The code for each kind of page, with a button that copies it. */
export function Code({ choice, marketplace, onKindChange }: CodeProps) {
  return (
    <Tabs
      label="Kind of page"
      value={choice.kind}
      onValueChange={onKindChange}
      tabs={kinds.map((kind) => ({
        id: kind,
        label: labels[kind],
        panel: (
          <div className="site-code-panel">
            <p>{steps[kind]}</p>
            {choice.key === '' && (
              <p>
                {KEY_PLACEHOLDER} stands for your publishable key. Enter it above, or ask the marketplace for one:
                without it, cards and lists work, and buying leads to the marketplace.
              </p>
            )}
            {snippetsOf(choice, kind, marketplace).map((snippet) => (
              <CodeBlock key={snippet.name} {...snippet} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

function CodeBlock({ name, code }: Snippet) {
  const { t } = useLectern('CodeBlock', partnerWords);
  return (
    <figure className="site-code">
      <figcaption>
        <span>{name}</span>
        <CopyButton
          text={code}
          label={t('copy.copy')}
          name={`Copy ${name}`}
          copiedLabel={t('copy.copied')}
          failedLabel={t('copy.failed')}
        />
      </figcaption>
      <pre dir="ltr">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
