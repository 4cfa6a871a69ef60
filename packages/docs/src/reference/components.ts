import type { AnatomyPart, AnatomyProp, ComponentAnatomy } from '../../../../scripts/anatomy.mjs';
import { read } from '../guides.ts';
import { code, type Group, type Source, table } from '../page.ts';

const components = Object.values(JSON.parse(read('packages/react/anatomy.json')) as ComponentAnatomy[]);
const pathOf = (name: string) => `reference/components/${name.toLowerCase()}/`;

const props = (rows: readonly AnatomyProp[]) =>
  table(
    ['Prop', 'Type', 'Default', 'What it does'],
    rows.map(({ name, type, default: standard = '', description, isRequired }) => [
      code(name),
      code(type),
      isRequired ? 'required' : code(standard),
      description,
    ]),
  );

const dataOf = ({ dataAttributes }: AnatomyPart) =>
  dataAttributes
    .map(({ name, values }) => code(values.length > 0 ? `${name}="${values.join(' | ')}"` : name))
    .join(' ');

/** How a part is written: `CourseCard.Title`. */
const partName = (own: AnatomyPart, part: AnatomyPart) =>
  part === own ? part.name : part.name.replace(own.name, `${own.name}.`);

const list = (title: string, names: readonly string[]) =>
  names.length > 0 ? [`- **${title}**: ${names.map(code).join(', ')}`] : [];

function pageOf({ name, from, folder, parts, classes, variables, events, slots }: ComponentAnatomy): Source {
  const [own, ...others] = parts;
  const about = own.description.split('\n').join(' ') || `The component ${name}.`;
  const lines = [
    about,
    `\`\`\`tsx\nimport { ${name} } from '${from}';\n\`\`\``,
    '## Props',
    own.props.length === 0
      ? `Those of its element, \`<${own.element}>\`.`
      : `Beside these, those of its element, \`<${own.element}>\`.\n\n${props(own.props)}`,
    '## Parts',
    table(
      ['Part', 'Element', 'Class', 'Data attributes', 'What it is'],
      parts.map((part) => [
        code(partName(own, part)),
        part.element && code(part.element),
        part.class.split(' ').filter(Boolean).map(code).join(' '),
        dataOf(part),
        part.description,
      ]),
    ),
    ...others.flatMap((part) =>
      part.props.length > 0 ? [`### Props of ${partName(own, part)}`, props(part.props)] : [],
    ),
    '## Styles and events',
    [
      ...list('Events', events),
      ...list('Slots', slots),
      ...list(
        'Other classes',
        classes.map((one) => `.${one}`),
      ),
      ...list(
        'Its own variables',
        variables.flatMap((one) => (one.default === undefined ? [] : [`${one.name}: ${one.default}`])),
      ),
      ...list(
        'Tokens that it reads',
        variables.flatMap((one) => (one.default === undefined ? [one.name] : [])),
      ),
      `- **Source**: \`packages/react/src/${folder}\``,
    ].join('\n'),
  ];
  return { path: pathOf(name), title: name, about, kind: 'Component', markdown: lines.join('\n\n') };
}

/** The components of `@lectern/react`, a page each. */
export function componentPages(): Group {
  const pages = components.map(pageOf);
  const index: Source = {
    path: 'reference/components/',
    title: 'Components',
    about: 'Every component of @lectern/react, with its props, parts, classes and tokens.',
    kind: 'Reference',
    markdown: table(
      ['Component', 'What it is'],
      pages.map(({ title, path, about }) => [`[${title}](/docs/${path})`, about]),
    ),
  };
  return { title: 'Components', pages: [index, ...pages], isFolded: true };
}
