// npm run check: everything about the code that needs no test run. `npm run check -- types lint` runs some of it.

import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { requireNode, run } from './steps.mjs';

/** Each check's command, by its name. Those of the second group need the build. */
const source = {
  types: ['node', 'scripts/types.mjs'],
  lint: ['npx', 'biome', 'check', '--error-on-warnings', '.'],
  lock: ['node', 'scripts/check-lock.mjs'],
  boundaries: ['node', 'scripts/boundaries.mjs'],
  patterns: ['node', 'scripts/patterns.mjs'],
  unused: ['npx', 'knip'],
  'reference:sdk': ['npx', 'typedoc'],
};
const built = {
  bundle: ['node', 'scripts/check-shaking.mjs'],
  api: ['node', 'scripts/api-report.mjs'],
  'package:react': ['node', 'scripts/check-package.mjs', 'react'],
};
/** What `npm test` leaves to the deep run: docstrings take longer than all others together, and these packages' manifests rarely change. */
const deepSource = {
  'reference:react': ['npx', 'typedoc', '--options', 'typedoc.react.json'],
};
const deepBuilt = {
  'package:sdk': ['node', 'scripts/check-package.mjs', 'sdk'],
  'package:embed': ['node', 'scripts/check-package.mjs', 'embed'],
};
export const checks = { source, built, deepSource, deepBuilt };

async function main(args) {
  requireNode();
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const all = { ...source, ...built, ...deepSource, ...deepBuilt };
  const unknown = positionals.filter((name) => !(name in all));
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`);
    return 1;
  }
  const chosen = positionals.length > 0 ? positionals : Object.keys(all);
  if (chosen.some((name) => name in built || name in deepBuilt)) {
    const { code } = await run('node', ['scripts/build.mjs', '--missing'], { isShown: true });
    if (code !== 0) return code;
  }
  let failed = 0;
  for (const name of chosen) {
    const [command, ...rest] = all[name];
    const { code, output } = await run(command, rest);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    if (code !== 0) console.error(output);
    failed += Number(code !== 0);
  }
  return Math.min(failed, 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2));
