import '../styles/text.css';
import { Icon, icons } from '@lectern/react';
import { idOf, type Section, type Summary } from '../content/section.ts';
import { useHead } from '../head/useHead.ts';
import type { Head } from '../head/writeHead.ts';
import { Contents } from './Contents.tsx';
import { Intro } from './Intro.tsx';
import { SectionBody } from './Sections.tsx';

interface TextPageProps {
  head: Head;
  /** One sentence about the page. */
  lead: string;
  picture: string;
  sections: readonly Section[];
  summary: Summary;
}

/** A legal page: its text, and beside it a summary and a table of contents. */
export function TextPage({ head, lead, picture, sections, summary }: TextPageProps) {
  useHead(head);
  return (
    <>
      <Intro title={head.title} lead={lead} picture={picture} />
      <div className="site-text">
        <div className="site-prose">
          {sections.map((section) => (
            <section key={section.title} id={idOf(section.title)} className="site-prose">
              <h2>{section.title}</h2>
              <SectionBody section={section} />
            </section>
          ))}
        </div>
        <aside className="site-text-side">
          <section className="site-in-short">
            <h2>{summary.title}</h2>
            <ul>
              {summary.facts.map((fact) => (
                <li key={fact}>
                  <Icon shape={icons.check} />
                  {fact}
                </li>
              ))}
            </ul>
          </section>
          <Contents sections={sections} />
        </aside>
      </div>
    </>
  );
}
