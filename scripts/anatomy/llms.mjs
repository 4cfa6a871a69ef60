// packages/react/llms.txt: what a program that writes code needs to know of the components (https://llmstxt.org).

const head = `# @lectern/react

> React components for an online course marketplace. Everything works inside \`<LecternProvider marketplace={createMarketplace({ baseUrl })}>\`, with \`createMarketplace\` from \`@lectern/sdk\` and \`@lectern/react/styles.css\` imported once. Components for instructors and admins need \`createMarketplace({ baseUrl, author })\`, with \`author\` from \`@lectern/sdk/author\`. A component loads its own data, and sets \`data-state\` on its element. Native props, \`className\` and \`ref\` reach that element. A component with parts takes them as children, in any arrangement; without children it has its usual parts.

## Docs

- [Widgets](docs/widgets.md): setup, composition, hooks, server rendering
- [Theming](docs/theming.md): tokens, themes, style sheets
- [Changelog](CHANGELOG.md)

## Components
`;

const propLine = ({ name, type, description, default: standard, isRequired }) =>
  `- \`${name}${isRequired ? '' : '?'}: ${type}\`${standard === undefined ? '' : ` = \`${standard}\``}: ${description}`;

const attributes = ({ dataAttributes }) =>
  dataAttributes.map(({ name, values }) => (values.length > 0 ? `${name}="${values.join('|')}"` : name)).join(' ');

function componentText({ name, from, parts: [own, ...others] }) {
  const element = own.element && `Element: \`<${[own.element, attributes(own)].filter(Boolean).join(' ')}>\`.`;
  const partLines = others.map(
    (part) => `- \`${name}.${part.name.slice(name.length)}\` \`<${part.element}>\`: ${part.description}`,
  );
  return [
    `### ${name}`,
    `${own.description.replaceAll('\n', ' ')} ${element} ${from === '@lectern/react' ? '' : `From \`${from}\`.`}`.trim(),
    own.props.map(propLine).join('\n'),
    partLines.length > 0 && `Parts:\n\n${partLines.map((line) => line.replaceAll('\n', ' ')).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export const llmsText = (components) => `${head}\n${components.map(componentText).join('\n\n')}\n`;
