import type { ReactNode } from 'react';
import type { Section } from '../content/section.ts';
import { useHead } from '../head/useHead.ts';
import type { Head } from '../head/writeHead.ts';

interface TextPageProps {
  head: Head;
  /** One sentence on what the page is for. */
  lead: string;
  sections?: readonly Section[];
  children?: ReactNode;
}

/** A page of text. */
export function TextPage({ head, lead, sections = [], children }: TextPageProps) {
  useHead(head);
  return (
    <>
      <Intro title={head.title} lead={lead} />
      <div className="site-page">
        {sections.length > 0 && (
          <div className="site-prose">
            <Sections sections={sections} />
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** The beginning of a page: its title, a sentence, and perhaps a button. */
export function Intro({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="site-intro">
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  );
}

export function Sections({ sections, isOrdered = false }: { sections: readonly Section[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return sections.map(({ title, paragraphs = [], list = [] }) => (
    <section key={title} className="site-prose">
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <List>
          {list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </List>
      )}
    </section>
  ));
}
