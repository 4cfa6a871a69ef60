// Checks the types of all packages, tests and stories with the fast compiler (docs/decisions/0002).
import { run } from './steps.mjs';

const projects = [
  'packages/sdk',
  'packages/sdk/tsconfig.test.json',
  'packages/react',
  'packages/embed',
  'packages/server',
  'tsconfig.together.json',
];
let failed = 0;
for (const project of projects) {
  // By path: TypeScript 6, used by the builds, has a command with the same name.
  const { code, output } = await run('node', ['node_modules/typescript-7/bin/tsc', '-p', project]);
  if (code !== 0) {
    failed += 1;
    console.error(output);
  }
}
if (failed > 0) process.exit(1);
console.log(`Types hold in ${projects.length} projects`);
