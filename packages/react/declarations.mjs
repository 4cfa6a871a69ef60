// After the build: the declarations name only packages that a host has installed by depending on this one, and dotted
// parts (`Cart.Items`) have the doc line of their flat names (`CartItems`), which editors show. The entries of single
// widgets (`@lectern/react/cart`) name what the package exports of each: declarations of their own would be the same again.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
// In a layout without hoisting (pnpm) only a direct dependency is found.
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** TypeScript drops the comments inside an inferred type. */
function documentParts(text) {
  const docs = new Map(
    [...text.matchAll(/^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\ndeclare const (\w+):/gm)].map(([, doc, name]) => [name, doc]),
  );
  const documented = text.replace(/^declare const (\w+): .* & \{\n(?: {4}.*\n)+\};$/gm, (parts, root) =>
    parts.replace(/^ {4}([A-Z]\w*): /gm, (line, part) => {
      const doc = docs.get(root + part);
      if (doc === undefined) throw new Error(`${root}.${part}: ${root + part} has no doc comment.`);
      return `${doc.replace(/^/gm, '    ')}\n${line}`;
    }),
  );
  const missed = documented.match(/^declare const (\w+): .* & \{\n {4}[A-Z]/m)?.[1];
  if (missed !== undefined)
    throw new Error(`The parts of ${missed} are declared in a way that this script does not read.`);
  return documented;
}

for (const file of globSync('dist/*.d.ts')) {
  // The inferred types of queries come from query-core; react-query, which every host has, exports them all.
  const text = readFileSync(file, 'utf8').replaceAll("'@tanstack/query-core'", "'@tanstack/react-query'");
  const named = [...text.matchAll(/^(?:import|export) .*? from '([^'.][^']*)'/gm)].map(([, specifier]) =>
    packageOf(specifier),
  );
  const unknown = named.filter((name) => !declared.includes(name));
  if (unknown.length > 0)
    throw new Error(`${file} names ${unknown.join(', ')}, which is no dependency of this package.`);
  writeFileSync(file, documentParts(text));
}

const exportsIn = (file) => [
  ...readFileSync(file, 'utf8').matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?';$/gm),
];
/** The names of an export list, of which all or some are types. */
const namesOf = ([, type = '', names]) =>
  names.split(',').flatMap((name) => (name.trim() === '' ? [] : [`${type}${name.trim()}`]));
const entries = new Map(
  ['provider', 'hooks', 'queries', 'ui'].map((room) => [`${room}/index`, exportsIn(`src/${room}/index.ts`)]),
);
for (const found of exportsIn('src/index.ts')) {
  const [, , , path] = found;
  if (path.startsWith('components/')) entries.set(path, [...(entries.get(path) ?? []), found]);
}
for (const [path, lists] of entries) {
  const file = `dist/${path}.d.ts`;
  const index = `${'../'.repeat(path.split('/').length - 1)}index.js`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export { ${lists.flatMap(namesOf).join(', ')} } from '${index}';\n`);
}
