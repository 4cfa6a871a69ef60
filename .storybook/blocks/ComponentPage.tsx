import { Controls, DocsContext, Story } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readSettings } from '../../packages/react/src/testing/settings.ts';
import type { PageOptions, StateOptions } from '../../packages/react/src/testing/states.tsx';
import { Anatomy } from './Anatomy.tsx';
import { anatomyOf } from './anatomy.ts';
import { Example, hasExample } from './Code.tsx';
import { lastWord } from './pages.ts';
import { Matrix } from './StateMatrix.tsx';
import { StateTable } from './StateTable.tsx';
import { Prose, Table } from './Table.tsx';

export interface PageState extends StateOptions {
  id: string;
  name: string;
}

const stateOf = ({ id, name, parameters }: PreparedStory): PageState | undefined => {
  const { state } = parameters as { state?: StateOptions };
  return state && { ...state, id, name };
};

/** A component's page: what it is for, its states, what it is made of, and how to use it. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (!first) return null;
  const { title } = first;
  const { page } = first.parameters as { page?: PageOptions };
  const states = stories.map(stateOf).filter((state) => state !== undefined);
  const components = anatomyOf(title, Object.keys(first.subcomponents ?? {}));
  const settings = readSettings(context.getStoryContext(first).globals);
  const primary = states.find(({ id }) => id === first.id);
  return (
    <>
      <p className="docs-group">{title.split('/').slice(0, -1).join(' / ')}</p>
      <h1>{lastWord(title)}</h1>
      <p className="docs-purpose">
        <Prose text={components[0]?.parts[0].description ?? ''} />
      </p>
      {primary && !primary.isAlone && !primary.act && (
        <section aria-label="Try it">
          <div className="docs-canvas">
            <Story of={first.moduleExport} />
          </div>
          <div className="docs-controls">
            <Controls of={first.moduleExport} />
          </div>
        </section>
      )}
      {hasExample(title) && (
        <section aria-labelledby="code">
          <h2 id="code">Code</h2>
          <Example of={lastWord(title)} />
        </section>
      )}
      {states.length > 0 && (
        <section aria-labelledby="states">
          <h2 id="states">States</h2>
          <StateTable states={states} notApplicable={page?.notApplicable ?? {}} />
          <Matrix title={title} states={states} settings={settings} />
        </section>
      )}
      {page && <Guidance {...page} />}
      {components.map((component, place) => (
        <section key={component.name} aria-labelledby={`anatomy-${component.name}`}>
          <h2 id={`anatomy-${component.name}`}>{place === 0 ? 'Anatomy' : component.name}</h2>
          {place > 0 && <Prose text={component.parts[0].description} />}
          <Anatomy {...component} />
        </section>
      ))}
    </>
  );
}

function Guidance({ do: good = [], dont: bad = [], accessibility = [], keyboard = [] }: PageOptions) {
  return (
    <>
      {good.length + bad.length > 0 && (
        <section className="docs-advice" aria-label="Do and don't">
          <List title="Do" kind="do" items={good} />
          <List title="Don't" kind="dont" items={bad} />
        </section>
      )}
      {accessibility.length + keyboard.length > 0 && (
        <section aria-labelledby="accessibility">
          <h2 id="accessibility">Accessibility</h2>
          <List items={accessibility} />
          <Table
            label="Keyboard"
            head={['Key', 'What it does']}
            rows={keyboard.map(([key, does]) => ({ key, cells: [<kbd key="key">{key}</kbd>, does] }))}
          />
        </section>
      )}
    </>
  );
}

const List = ({ title, kind, items }: { title?: string; kind?: string; items: readonly string[] }) =>
  items.length > 0 && (
    <div data-kind={kind}>
      {title && <h2>{title}</h2>}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Prose text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
