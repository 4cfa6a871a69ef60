import '../styles/content.css';
import '../styles/text.css';
import type { ReactNode } from 'react';
import { idOf, type Section } from '../content/section.ts';

export function SectionBody({ section, isOrdered = false }: { section: Section; isOrdered?: boolean }) {
  const { paragraphs = [], list = [] } = section;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <>
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
    </>
  );
}

/** Sections as cards side by side, for looking things up. */
export function SectionCards({ sections, isOrdered = false }: { sections: readonly Section[]; isOrdered?: boolean }) {
  return (
    <div className="site-cards" data-ordered={isOrdered || undefined}>
      {sections.map((section) => (
        <section key={section.title} className="site-card">
          <h2>{section.title}</h2>
          <SectionBody section={section} isOrdered={isOrdered} />
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  id?: string;
  title: string;
  children: ReactNode;
}

/** A section with its title beside it. */
export function Row({ id, title, children }: RowProps) {
  return (
    <section id={id} className="site-row">
      <h2>{title}</h2>
      <div className="site-prose">{children}</div>
    </section>
  );
}

export function SectionRows({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="site-rows">
      {sections.map((section) => (
        <Row key={section.title} id={idOf(section.title)} title={section.title}>
          <SectionBody section={section} />
        </Row>
      ))}
    </div>
  );
}
