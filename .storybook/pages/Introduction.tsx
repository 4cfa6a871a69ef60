import { useEffect, useState } from 'react';
import app from '../../examples/vite/src/main.tsx?raw';
import page from '../../examples/vite/src/Page.tsx?raw';
import { version } from '../../packages/react/package.json';
import { anatomyOf } from '../blocks/anatomy.ts';
import { Code, Example } from '../blocks/Code.tsx';
import { lastWord } from '../blocks/pages.ts';
import { Prose } from '../blocks/Table.tsx';
import { addressOf, guides } from './guides.ts';

interface Entry {
  id: string;
  title: string;
  type: string;
  importPath: string;
}

/** The component pages by their group, as the sidebar has them. */
function useMap(): readonly (readonly [group: string, pages: readonly Entry[]])[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then((index) => setEntries(Object.values(index.entries)));
  }, []);
  const pages = entries.filter(({ type, importPath }) => type === 'docs' && importPath.startsWith('./packages/'));
  return Object.entries(Object.groupBy(pages, ({ title }) => title.split('/')[0] ?? '')).map(([group, own = []]) => [
    group,
    own,
  ]);
}

/** The first page of the workshop. */
export function Introduction() {
  const map = useMap();
  return (
    <>
      <p className="docs-group">Version {version}</p>
      <h1>Lectern</h1>
      <p className="docs-purpose">
        React widgets of an online course marketplace: the catalogue, the cart and the checkout, the player, quizzes,
        and the tools of instructors. This workshop shows each of them in each of its states.
      </p>
      <section aria-labelledby="install">
        <h2 id="install">Install</h2>
        <Code label="The command" text="npm install @lectern/react @lectern/sdk @tanstack/react-query" />
      </section>
      <section aria-labelledby="wrap">
        <h2 id="wrap">Wrap your app</h2>
        <p>
          Everything works inside <code>{'<LecternProvider>'}</code>. <code>paths</code> and <code>navigate</code> are
          your pages and your router; without them, links lead to the marketplace's site.
        </p>
        <Code label="The provider" text={app.trim()} />
      </section>
      <section aria-labelledby="first">
        <h2 id="first">Your first card</h2>
        <p>A widget arranges its parts itself; with children, you do.</p>
        <Example of="CourseCard" />
        <p>A whole site is not much more: one widget on each page.</p>
        <Code label="The pages of a site" text={page.trim()} />
      </section>
      <section aria-labelledby="guides">
        <h2 id="guides">Guides and reference</h2>
        <ul>
          {Object.values(guides).map(({ id, title, about }) => (
            <li key={id}>
              <PageLink id={id}>{title}</PageLink>: {about}
            </li>
          ))}
          <li>
            <PageLink id="reference-hooks--docs">Hooks</PageLink>: for markup of your own
          </li>
          <li>
            <PageLink id="reference-tokens--docs">Tokens</PageLink>: all that a theme can set
          </li>
        </ul>
      </section>
      <section aria-labelledby="map">
        <h2 id="map">Components</h2>
        {map.map(([group, pages]) => (
          <div key={group}>
            <h3>{group}</h3>
            <ul className="docs-map">
              {pages.map(({ id, title }) => (
                <li key={id}>
                  <PageLink id={id}>{lastWord(title)}</PageLink>
                  <Prose text={anatomyOf(title)[0]?.parts[0].description ?? ''} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

const PageLink = ({ id, children }: { id: string; children: string }) => (
  <a href={addressOf(id)} target="_top">
    {children}
  </a>
);
