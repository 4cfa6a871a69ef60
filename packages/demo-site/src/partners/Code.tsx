import '../styles/partners.css';
import { CopyButton, Tabs, useLectern } from '@lectern/react';
import { partnerWords, snippetWords } from '@lectern/sdk/words';
import { type Choice, type Kind, kinds } from './choice.ts';
import type { Marketplace } from './elements.ts';
import { KEY_PLACEHOLDER, type Snippet, snippetsOf } from './snippets.ts';

const labels: Record<Kind, string> = {
  html: 'HTML',
  wordpress: 'WordPress',
  markdown: 'Markdown',
  react: 'React',
  link: 'Link',
};

interface CodeProps {
  choice: Choice;
  marketplace: Marketplace;
  onKindChange: (kind: string) => void;
}

/** The code for each kind of page, with a button that copies it. */
export function Code({ choice, marketplace, onKindChange }: CodeProps) {
  const { t } = useLectern('Code', snippetWords);
  return (
    <Tabs
      label={t('snippet.kind')}
      value={choice.kind}
      onValueChange={onKindChange}
      tabs={kinds.map((kind) => ({
        id: kind,
        label: labels[kind],
        panel: (
          <div className="site-code-panel">
            <p>{t(`snippet.steps.${kind}`, { address: marketplace.origin })}</p>
            {kind === 'wordpress' && (
              <p>
                <a href={`${marketplace.origin}/embed/wordpress/lectern.zip`} download>
                  {t('snippet.plugin')}
                </a>
              </p>
            )}
            {choice.key === '' && <p>{t('snippet.key.missing', { placeholder: KEY_PLACEHOLDER })}</p>}
            {snippetsOf(choice, kind, marketplace, t).map((snippet) => (
              <CodeBlock key={snippet.name} {...snippet} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

function CodeBlock({ name, code }: Snippet) {
  const { t } = useLectern('CodeBlock', partnerWords, snippetWords);
  return (
    <figure className="site-code">
      <figcaption>
        <span>{name}</span>
        <CopyButton
          text={code}
          label={t('copy.copy')}
          name={t('snippet.copy', { name })}
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
