import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { read, root } from '../guides.ts';

const require = createRequire(import.meta.url);

/** What code in the playground can import. */
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@tanstack/react-query'];
const sdk = ['', '/author', '/forms', '/rules', '/theme', '/words'].map((entry) => `@lectern/sdk${entry}`);
const react = ['', '/parts', '/provider', '/hooks', '/queries', '/ui', '/rich-text'].map(
  (entry) => `@lectern/react${entry}`,
);
const STYLES = '@lectern/react/styles.css';
export const importable = [...packages, ...sdk, ...react, STYLES];

const isCommon = (name: string) => /^react(-dom)?(\/|$)/.test(name);

/** A module of CommonJS has no names that a bundler could see. */
function namesOf(name: string): string {
  const names = Object.keys(require(name) as object).filter((one) => /^[a-zA-Z]\w*$/.test(one) && one !== 'default');
  return `import all from '${name}'; export default all; export const { ${names.join(', ')} } = all;`;
}

/** A sheet as a module, which browsers can import: it adds the sheet to the page. */
const styles = (css: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets.push(sheet);`;

/** The entry points of the modules: \`module:NAME\` is a package's. */
export function modules(css: string): { entryPoints: Record<string, string>; plugin: Plugin } {
  return {
    entryPoints: Object.fromEntries(importable.map((name) => [fileOf(name), `module:${name}`])),
    plugin: {
      name: 'modules',
      setup(given) {
        given.onResolve({ filter: /^module:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'module' }));
        given.onLoad({ filter: /.*/, namespace: 'module' }, ({ path }) => ({
          contents: path === STYLES ? styles(css) : isCommon(path) ? namesOf(path) : `export * from '${path}';`,
          resolveDir: join(root, 'packages/docs'),
        }));
      },
    },
  };
}

/** Where a package's module is among the files. */
export const fileOf = (name: string): string => `modules/${name.replace(/^@/, '').replace(/\W/g, '-')}`;

/** A recipe that an example imports stands in it, since the playground has one file. */
const withRecipe = (code: string): string =>
  code.replace(/^import .* from '[./]+(docs\/recipes\/\w+\.tsx)';\n/m, (_, file: string) =>
    read(file).replace('export function', 'function'),
  );

/** The pages of the playground for React: each is a file that is compiled with the project. */
export const reactExamples = [
  ['card', 'A card'],
  ['list', 'A list with search'],
  ['ownCard', 'Cards of your own'],
  ['checkout', 'Checkout with an end of your own'],
  ['player', 'The player'],
  ['quiz', 'A quiz without its looks'],
].map(([id = '', title = '']) => ({ id, title, code: withRecipe(read(`packages/docs/examples/${id}.tsx`)) }));
