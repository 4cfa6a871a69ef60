// Checks which modules import which (docs/architecture.md), with real module resolution.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.mjs';

const sources = ['sdk', 'react', 'embed', 'server', 'common', 'frames', 'demo-site', 'docs'].map(
  (name) => `packages/${name}/src`,
);

/** The names of all rules. */
export const ruleNames = rules.forbidden.map(({ name }) => name);

/** Reads the packages' sources in a folder. */
export async function readBoundaries(baseDir) {
  const { output } = await cruise(
    sources.filter((source) => existsSync(join(baseDir, source))),
    { ...rules.options, baseDir, ruleSet: rules, validate: true },
    {
      exportsFields: ['exports'],
      conditionNames: ['lectern-source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    { tsConfig: extractTSConfig('packages/sdk/tsconfig.json') },
  );
  return output;
}

/** How many modules import from another package, as their source says. */
const crossings = ({ modules }) =>
  modules.flatMap(({ dependencies }) =>
    dependencies.filter(({ module, resolved }) => module.startsWith('@lectern/') && resolved.startsWith('packages/')),
  ).length;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const output = await readBoundaries(process.cwd());
  const { violations, totalCruised, totalDependenciesCruised } = output.summary;
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
  // Checking no files, or none of another package, finds no violations either.
  if (totalCruised < 100 || crossings(output) < 100) {
    console.error(`Only ${totalCruised} modules with ${crossings(output)} imports of another package were seen.`);
    process.exit(1);
  }
  if (violations.length > 0) process.exit(1);
  console.log(`Boundaries hold: ${totalCruised} modules, ${totalDependenciesCruised} dependencies`);
}
