// A lock made where some platform's build of a package is not served has holes: `npm ci` then refuses it,
// or fails on that platform later. Every optional dependency of every locked package must be locked too.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = new Set(
  Object.entries(packages).map(
    ([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`,
  ),
);
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name, version]) => /^\d/.test(version) && !locked.has(`${name}@${version}`))
    .map(([name, version]) => `${path || 'root'} wants ${name}@${version}`),
);
if (missing.length > 0) {
  console.error(`package-lock.json has holes:\n${missing.join('\n')}`);
  process.exit(1);
}
console.log(`package-lock.json is complete (${locked.size} packages)`);
