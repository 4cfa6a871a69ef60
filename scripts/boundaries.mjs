// Checks which modules import which (docs/architecture.md), with real module resolution.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.mjs';

const { output } = await cruise(
  ['packages/sdk/src', 'packages/react/src', 'packages/embed/src', 'packages/server/src', 'packages/demo-site/src'],
  { ...rules.options, ruleSet: rules, validate: true },
  { conditionNames: ['lectern-source', 'import', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  { tsConfig: extractTSConfig('packages/sdk/tsconfig.json') },
);
const { violations, totalCruised, totalDependenciesCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
// Checking no files finds no violations either.
if (totalCruised < 100) {
  console.error(`Only ${totalCruised} modules were seen: the cruise is broken.`);
  process.exit(1);
}
if (violations.length > 0) process.exit(1);
console.log(`Boundaries hold: ${totalCruised} modules, ${totalDependenciesCruised} dependencies`);
