import { Icon } from '@lectern/react';
import { type InShort, idOf, type Section } from '../content/section.ts';
import { useHead } from '../head/useHead.ts';
import type { Head } from '../head/writeHead.ts';
import { Contents } from './Contents.tsx';
import { Intro } from './Intro.tsx';
import { SectionBody } from './Sections.tsx';

interface TextPageProps {
  head: Head;
  /** One sentence on what the page is for. */
  lead: string;
  picture: string;
  sections: readonly Section[];
  inShort: InShort;
}

/** A page of rules: the text, and beside it what it comes to and where one is in it. */
export function TextPage({ head, lead, picture, sections, inShort }: TextPageProps) {
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
            <h2>{inShort.title}</h2>
            <ul>
              {inShort.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" />
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
