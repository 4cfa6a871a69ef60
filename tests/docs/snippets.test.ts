import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { elements } from '@lectern/embed/elements';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { htmlExamples } from '../../packages/docs/src/playground/examples.ts';
import { runAdmin } from '../../packages/server/src/admin/runAdmin.ts';
import { anatomyFile, type ComponentAnatomy } from '../../scripts/anatomy.mjs';
import { readSnippets, type Snippet } from '../../scripts/snippets.mjs';
import { htmlProblems } from './htmlProblems.ts';

/** The code in the guides. TypeScript is compiled by `npm run check -- types`; all other languages are checked here. */

const snippets = readSnippets();
const of = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language));
/** What is wrong, with its place. */
const problems = (given: readonly Snippet[], problemsOf: (snippet: Snippet) => readonly string[]) =>
  given.flatMap((snippet) => problemsOf(snippet).map((problem) => `${snippet.file}:${snippet.line} ${problem}`));
const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('is written in languages that are checked', () => {
  const known = ['ts', 'tsx', 'js', 'sh', 'html', 'css', 'json', 'ini', 'sql', 'yaml'];
  expect(snippets.filter(({ language }) => !known.includes(language))).toEqual([]);
  // Every fence is read.
  const fences = [...new Set(snippets.map(({ file }) => file))].flatMap((file) =>
    found(read(file), /^ *(`{3,})\w+$/gm),
  );
  expect(snippets).toHaveLength(fences.length);
  expect(snippets.length).toBeGreaterThan(100);
});

it('has elements, attributes, events and views that exist', () => {
  expect(problems(of('html'), ({ code }) => htmlProblems(code))).toEqual([]);
  for (const { title, code } of htmlExamples) expect(htmlProblems(code), title).toEqual([]);
  for (const file of ['examples/html/index.html', 'examples/wordpress/courses.html'])
    expect(htmlProblems(read(file)), file).toEqual([]);
});

it('has tokens, classes, parts and sheets that exist', () => {
  const anatomy = Object.values(JSON.parse(read(anatomyFile)) as ComponentAnatomy[]);
  const variables = new Set([
    ...anatomy.flatMap((one) => one.variables.map(({ name }) => name)),
    ...found(read('packages/react/src/styles/tokens.css'), /(--lectern-[\w-]+):/g),
  ]);
  const classes = new Set(
    anatomy.flatMap((one) => [...one.classes, ...one.parts.flatMap((part) => part.class.split(' '))]),
  );
  const selectorProblems = (selector: string) => [
    ...found(selector, /(?<![.\w-])(lectern-[\w-]+)/g).filter((name) => !Object.hasOwn(elements, name)),
    ...found(selector, /\.(lectern-[\w-]+)/g).filter((name) => !classes.has(name)),
    ...found(selector, /::part\(([\w-]+)\)/g).filter((name) => !classes.has(`lectern-${name}`)),
  ];
  const cssProblems = ({ code }: Snippet) => {
    const wrong = found(code, /(--lectern-[\w-]+)/g).filter((name) => !variables.has(name));
    postcss.parse(code).walkRules(({ selector }) => {
      wrong.push(...selectorProblems(selector.replaceAll(/\[.*?\]/g, '')));
    });
    return wrong;
  };
  expect(problems(of('css'), cssProblems)).toEqual([]);
  const folders = globSync('packages/react/src/components/*/*.css').map((file) => basename(dirname(file)));
  const sheets = new Set([
    'styles',
    'styles-hardened',
    ...['tokens', 'base', 'ui', ...folders].map((name) => `styles/${name}`),
  ]);
  const imported = ({ code }: Snippet) =>
    found(code, /@lectern\/react\/([\w/-]+)\.css/g).filter((name) => !sheets.has(name));
  expect(problems(of('css', 'ts', 'tsx'), imported)).toEqual([]);
});

it('has JSON, settings of programs and SQL that can be read', () => {
  for (const { file, line, code } of of('json')) expect(() => JSON.parse(code), `${file}:${line}`).not.toThrow();
  const lines = ({ code }: Snippet) => code.split('\n').filter((line) => !/^(;.*|\[\w+\]|\w+ = .+|)$/.test(line));
  expect(problems(of('ini'), lines)).toEqual([]);
  const schema = read('packages/server/src/db/schema.ts');
  const columns = ({ code }: Snippet) => {
    const [, names = '', table = ''] = /^select (.*) from (\w+)/.exec(code) ?? [];
    const [, described = ''] = new RegExp(`pgTable\\('${table}', \\{(.*?)^\\}`, 'ms').exec(schema) ?? [];
    const isThere = (name: string) =>
      described.includes(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
    return described ? names.split(', ').filter((name) => !isThere(name)) : [table];
  };
  expect(problems(of('sql'), columns)).toEqual([]);
});

it('has commands that a shell can read', () => {
  const syntax = ({ code }: Snippet) => {
    const { stderr } = spawnSync('sh', ['-n'], { input: code, encoding: 'utf8' });
    return stderr ? [stderr] : [];
  };
  expect(problems(of('sh'), syntax)).toEqual([]);
});

it('has scripts, settings and files that exist', () => {
  const manifestOf = (file: string) => JSON.parse(read(file)) as { scripts: Record<string, string> };
  const own = manifestOf('package.json').scripts;
  const scripts = ({ file, code }: Snippet) => {
    const example = file.replace('README.md', 'package.json');
    const known = file.startsWith('examples/') && existsSync(example) ? manifestOf(example).scripts : own;
    return found(code, /\bnpm run ([\w:-]+)/g).filter((name) => !Object.hasOwn(known, name));
  };
  expect(problems(of('sh'), scripts)).toEqual([]);

  // Of the server, of what `deploy` starts, of an example; those of other programs; and what a guide has set itself.
  const settings = found(read('docs/configuration.md'), /`([A-Z][A-Z0-9_]+)`/g);
  const deployed = globSync('deploy/**/*.*').flatMap((file) => found(read(file), /\$?\{?\b([A-Z][A-Z0-9_]{3,})\b/g));
  const known = new Set([...settings, ...deployed]);
  const unknown = ({ file, code }: Snippet) => {
    const example = file.startsWith('examples/')
      ? globSync(`${dirname(file)}/**/*.{ts,tsx,astro,json}`)
          .map(read)
          .join()
      : '';
    const assigned = found(code, /(?:^|[\s;&|])([A-Z][A-Z0-9_]+)=/gm);
    return assigned.filter((name) => !known.has(name) && !name.startsWith('AWS_') && !example.includes(name));
  };
  expect(problems(of('sh'), unknown)).toEqual([]);

  const files = ({ code }: Snippet) =>
    found(code, /(?:^|[\s"'/])((?:deploy|scripts|packages|docs)\/[\w./@-]+\w)/g).filter((path) => !existsSync(path));
  expect(problems(of('sh', 'yaml', 'ini'), files)).toEqual([]);
});

it('has commands and options of `npm run admin` that exist', async () => {
  const help: string[] = [];
  await runAdmin(['help'], {}, { out: (line) => help.push(line), error: (line) => help.push(line) });
  const text = help.join('\n');
  const commands = ({ code }: Snippet) =>
    [...code.matchAll(/npm run admin -- ([\w-]+)(?: ([a-z-]+))?([^\n]*)/g)].flatMap(
      ([, name = '', second = '', rest = '']) => [
        ...(new RegExp(`^  ${name}\\b`, 'm').test(text) ? [] : [name]),
        ...(name !== 'partners' || new RegExp(`^ +${second}\\b`, 'm').test(text) ? [] : [second]),
        ...found(`${second} ${rest}`, /(--[\w-]+)/g).filter((option) => !text.includes(option)),
      ],
    );
  expect(problems(of('sh'), commands)).toEqual([]);
  expect(of('sh').filter(({ code }) => code.includes('npm run admin'))).not.toHaveLength(0);
});
