// Checks the types of all packages, tests, stories and the guides' code with the fast compiler (docs/decisions/0002).
import { writeModules } from './snippets.mjs';
import { run } from './steps.mjs';

// The longest first, since two are checked at a time.
const projects = [
  'packages/react',
  'tsconfig.together.json',
  'packages/server',
  'packages/sdk/tsconfig.test.json',
  'packages/sdk',
  'packages/embed',
  'packages/docs',
];
writeModules();
const waiting = [...projects];
let failed = 0;

async function checkInTurn() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    // By path: TypeScript 6, used by the builds, has a command with the same name. Several checkers of one project each
    // work out the same generic types again, which takes half as much work more.
    const { code, output } = await run('node', ['node_modules/typescript-7/bin/tsc', '-p', project, '--checkers', '1']);
    if (code === 0) continue;
    failed += 1;
    console.error(output);
  }
}

await Promise.all([checkInTurn(), checkInTurn()]);
if (failed > 0) process.exit(1);
console.log(`Types hold in ${projects.length} projects`);
