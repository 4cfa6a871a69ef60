import { read } from '../guides.ts';
import { code, named, type Source, table } from '../page.ts';

/** The tokens that a theme can set: from the sheet that defines them. */
export function tokensPage(): Source {
  const [, shared = '', light = '', dark = ''] = read('packages/react/src/styles/tokens.css').split(':where(');
  const valuesOf = (block: string) =>
    new Map(
      [...block.matchAll(/(--lectern-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.replace(/\s+/g, ' '),
      ]),
    );
  const inDark = valuesOf(dark);
  const colours = [...valuesOf(light)].map(([name, value]) => [named(name), code(value), code(inDark.get(name) ?? '')]);
  const others = [...valuesOf(shared)].map(([name, value]) => [named(name), code(value)]);
  return {
    path: 'reference/tokens/',
    title: 'Tokens',
    about: 'Every custom property that a theme can set, with its value in both themes.',
    kind: 'Reference',
    markdown: [
      'Set them on any element around the widgets. [Theming](/docs/guides/theming/) says how to make a theme.',
      '## In both themes',
      table(['Token', 'Value'], others),
      '## Light and dark',
      table(['Token', 'Light', 'Dark'], colours),
    ].join('\n\n'),
  };
}
