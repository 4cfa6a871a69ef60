// After the build: the declarations name only packages that a host has installed by depending on this one.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
// In a layout without hoisting (pnpm) only a direct dependency is found.
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

for (const file of globSync('dist/*.d.ts')) {
  // The inferred types of queries come from query-core; react-query, which every host has, exports them all.
  const text = readFileSync(file, 'utf8').replaceAll("'@tanstack/query-core'", "'@tanstack/react-query'");
  const named = [...text.matchAll(/^(?:import|export) .*? from '([^'.][^']*)'/gm)].map(([, specifier]) =>
    packageOf(specifier),
  );
  const unknown = named.filter((name) => !declared.includes(name));
  if (unknown.length > 0)
    throw new Error(`${file} names ${unknown.join(', ')}, which is no dependency of this package.`);
  writeFileSync(file, text);
}
