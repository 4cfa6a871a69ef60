// After the build: the declarations name only packages that a host has installed by depending on this one, and dotted
// parts (`Cart.Items`) have the doc line of their flat names (`CartItems`), which editors show.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

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
