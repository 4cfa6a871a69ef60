// After the build: the declarations name only packages that a host has installed by depending on this one, and dotted
// parts (`Cart.Items`) have the doc line of their flat names (`CartItems`), which editors show. The entries of single
// widgets (`@lectern/react/cart`) name what the package exports of each: declarations of their own would be the same again.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
// In a layout without hoisting (pnpm) only a direct dependency is found.
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const files = globSync('dist/*.d.ts');
const docs = new Map(
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\ndeclare const (\w+):/gm)].map(
      ([, doc, name]) => [name, doc],
    ),
  ),
);

/** TypeScript drops the comments inside an inferred type. */
function documentParts(text) {
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

for (const file of files) {
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

/** The export lists of a source file: the module that each is from, and its names. */
const exportsIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?';$/gm)].map(
    ([, type = '', names, from]) => ({
      from,
      names: names.split(',').flatMap((name) => (name.trim() === '' ? [] : [`${type}${name.trim()}`])),
    }),
  );
/** The lines of each entry's declarations. */
const entries = new Map();
const add = (path, names, declared) => {
  const target = `${'../'.repeat(path.split('/').length - 1)}${declared}.js`;
  entries.set(path, [...(entries.get(path) ?? []), `export { ${names.join(', ')} } from '${target}';\n`]);
};
for (const room of ['provider', 'hooks', 'queries', 'ui']) {
  const names = exportsIn(`src/${room}/index.ts`).flatMap((list) => list.names);
  add(`${room}/index`, names, 'index');
}
for (const declared of ['index', 'parts']) {
  for (const { from, names } of exportsIn(`src/${declared}.ts`)) {
    if (from.startsWith('components/')) add(from, names, declared);
  }
}
for (const [path, lines] of entries) {
  mkdirSync(dirname(`dist/${path}`), { recursive: true });
  writeFileSync(`dist/${path}.d.ts`, lines.join(''));
}
