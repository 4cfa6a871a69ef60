import type { ElementName } from '@lectern/embed/elements';
import { read } from '../guides.ts';
import { type Group, named, type Source } from '../page.ts';
import { elementHtml } from '../playground/examples.ts';
import { sectionsOf } from '../sections.ts';

const guide = 'docs/embedding.md';
/** The heading of an element's own section. */
const NAME = /^`<(lectern-[a-z-]+)>`$/;
const pathOf = (name: string) => `reference/elements/${name}/`;

/** What every element has, whatever its attributes. */
const common = `## Inside it

- Its content is what is shown until the element is ready, and when it fails: a link.
- \`slot="loading"\` is shown while it loads.
- \`slot="error"\` is shown when it failed. A button in it tries again.

## From a script

- \`ready\` is a promise that is kept once it is drawn.
- \`reload()\` loads it again.
- Its [events](/docs/reference/elements/#all-events) reach the document.`;

/** What the playground has for it; the settings alone show nothing. */
const exampleOf = (name: ElementName): string =>
  name === 'lectern-marketplace'
    ? `\`\`\`html\n<${name} theme="light">…</${name}>\n\`\`\``
    : `\`\`\`html\n${elementHtml(name)}\n\`\`\`\n\n[Try it in the playground](/docs/playground/#${name}).`;

/** The elements of the script tag, a page each, from the guide's tables. */
export function elementPages(): Group {
  const section = sectionsOf(read(guide), 2).find(({ title }) => title === 'Elements');
  const text = (section?.text ?? '').replace(/^\| `([a-z-]+)`/gm, (_, name: string) => `| ${named(name)}`);
  const parts = sectionsOf(text, 3);
  const pages = parts.flatMap(({ title, text }): Source[] => {
    const name = NAME.exec(title)?.[1] as ElementName | undefined;
    if (!name) return [];
    const [about = '', ...rest] = text.split('\n').slice(1).join('\n').trim().split('\n\n');
    const attributes = rest.map((block) => (block.startsWith('|') ? `## Attributes\n\n${block}` : block));
    const markdown = [about, exampleOf(name), ...attributes, common].join('\n\n');
    return [{ path: pathOf(name), title: name, about, kind: 'Element', markdown, file: guide, top: [name] }];
  });
  const names = pages.map(({ title, path, about }) => `- [\`<${title}>\`](/docs/${path}): ${about}`);
  const rest = parts.filter(({ title }) => title !== '' && !NAME.test(title)).map(({ text }) => text);
  const index: Source = {
    path: 'reference/elements/',
    title: 'Elements',
    about: 'Every element of the script tag, and their events.',
    kind: 'Reference',
    // Headings of the guide's second level, as on the other pages.
    markdown: [names.join('\n'), ...rest.map((text) => text.replace(/^### /, '## '))].join('\n\n'),
    file: guide,
    top: ['elements'],
  };
  return { title: 'Elements', pages: [index, ...pages], isFolded: true };
}
