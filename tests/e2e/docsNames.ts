import { readFileSync } from 'node:fs';
import { elements } from '@lectern/embed/elements';
import { endpoints, refusals } from '@lectern/sdk/api';
import { readHooks } from '../../.storybook/pages/hooks.ts';
import { anatomyFile, type ComponentAnatomy } from '../../scripts/anatomy.mjs';

const found = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
const names = (folder: string, all: readonly string[]) => all.map((name) => [name, `reference/${folder}`] as const);

/** Every name that a partner or an operator may look for, with the address below `/docs/` that explains it. */
export function publicNames(): (readonly [name: string, path: string])[] {
  const components = Object.values(JSON.parse(readFileSync(anatomyFile, 'utf8')) as ComponentAnatomy[]);
  const settings = readFileSync('docs/configuration.md', 'utf8')
    .split('\n')
    .flatMap((line) => /^\| (`[A-Z].*?) \|/.exec(line)?.[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  const calls = Object.entries(endpoints).flatMap(([group, table]) =>
    Object.keys(table).map((call) => `${group}.${call}`),
  );
  const attributes = new Set(Object.values(elements).flatMap((element) => Object.keys(element.attributes)));
  return [
    ...components.flatMap(({ name, parts }) =>
      names(`components/${name.toLowerCase()}/`, [...new Set([name, ...parts.map((part) => part.name)])]),
    ),
    ...Object.keys(elements).flatMap((name) => names(`elements/${name}/`, [name])),
    ...names('elements/', [...attributes, ...found('docs/embedding.md', /^\| `(lectern-[a-z]+)` \|/gm)]),
    ...names(
      'hooks/',
      readHooks().map(({ name }) => name),
    ),
    ...names('tokens/', found('packages/react/src/styles/tokens.css', /^ *(--lectern-[\w-]+):/gm)),
    ...names('settings/', settings),
    ...names('api/', calls),
    ...names('errors/', Object.keys(refusals)),
  ];
}
