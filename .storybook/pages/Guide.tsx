import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { addressOf, guides } from './guides.ts';

/** A link of a guide: to another page of the workshop, into this page or elsewhere; files of the repository have none. */
function GuideLink({ href = '', children }: ComponentProps<'a'>) {
  const [file = '', heading] = href.split('#');
  const guide = guides[file];
  if (guide) {
    return (
      <a href={addressOf(guide.id)} target="_top">
        {children}
      </a>
    );
  }
  if (file !== '' && !/^https?:/.test(file)) return <code>{file.replace(/^(\.\.\/)+/, '')}</code>;
  const goTo = () => document.getElementById(heading ?? '')?.scrollIntoView();
  return heading === undefined || file !== '' ? (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <button type="button" className="docs-link" onClick={goTo}>
      {children}
    </button>
  );
}

/** A guide of the repository, as it is. */
export const Guide = ({ text }: { text: string }) => (
  <article className="docs-guide">
    <Markdown options={{ overrides: { a: GuideLink, code: { component: 'code' } } }}>{text}</Markdown>
  </article>
);
