import type { AnatomyProp, ComponentAnatomy } from '../../scripts/anatomy.mjs';
import { Codes, Prose, Table } from './Table.tsx';

/** Elements, classes, data attributes, variables and props of a component. */
export function Anatomy({ parts, classes, variables, events, slots, from }: ComponentAnatomy) {
  const [own, ...others] = parts;
  const ownVariables = variables.filter((one) => one.default !== undefined);
  return (
    <>
      <h3>Props</h3>
      <p>
        <code>{`import { ${own.name} } from '${from}';`}</code>
      </p>
      {own.props.length === 0 ? <p>It has only those of its element.</p> : <Props of={own.name} props={own.props} />}
      <h3>Parts</h3>
      <Table
        label={`Parts of ${own.name}`}
        head={['Part', 'Element', 'Class', 'Data attributes', 'What it is']}
        rows={parts.map((part) => ({
          key: part.name,
          cells: [
            <code key="name">{part === own ? part.name : part.name.replace(own.name, `${own.name}.`)}</code>,
            <code key="element">{part.element}</code>,
            <Codes key="class" names={part.class.split(' ').filter(Boolean)} />,
            <Codes
              key="data"
              names={part.dataAttributes.map(({ name, values }) =>
                values.length > 0 ? `${name}="${values.join(' | ')}"` : name,
              )}
            />,
            <Prose key="about" text={part.description} />,
          ],
        }))}
      />
      {others
        .filter(({ props }) => props.length > 0)
        .map(({ name, props }) => (
          <details key={name} className="docs-more">
            <summary>Props of {name}</summary>
            <Props of={name} props={props} />
          </details>
        ))}
      <dl className="docs-facts">
        <Fact term="Events" names={events} />
        <Fact term="Slots" names={slots} />
        <Fact term="Other classes" names={classes.map((name) => `.${name}`)} />
        <Fact term="Its own variables" names={ownVariables.map((one) => `${one.name}: ${one.default}`)} />
        <Fact
          term="Tokens that it reads"
          names={variables.filter((one) => one.default === undefined).map(({ name }) => name)}
        />
      </dl>
    </>
  );
}

const Fact = ({ term, names }: { term: string; names: readonly string[] }) =>
  names.length > 0 && (
    <div>
      <dt>{term}</dt>
      <dd>
        <Codes names={names} />
      </dd>
    </div>
  );

const Props = ({ of, props }: { of: string; props: readonly AnatomyProp[] }) => (
  <Table
    label={`Props of ${of}`}
    head={['Prop', 'Type', 'Default', 'What it does']}
    rows={props.map(({ name, type, default: standard, description, isRequired }) => ({
      key: name,
      cells: [
        <code key="name">
          {name}
          {isRequired && <span title="required"> *</span>}
        </code>,
        <code key="type">{type}</code>,
        isRequired ? 'required' : standard && <code key="default">{standard}</code>,
        <Prose key="about" text={description} />,
      ],
    }))}
  />
);
