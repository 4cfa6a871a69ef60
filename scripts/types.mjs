// Checks the types of every package and of what stands beside them, with the fast compiler (docs/decisions/0002).
import { run } from './steps.mjs';

const projects = [
  'packages/sdk',
  'packages/sdk/tsconfig.test.json',
  'packages/react',
  'packages/server',
  'packages/demo-site',
  'tests',
  '.storybook',
];
let failed = 0;
for (const project of projects) {
  // By its path: TypeScript 6, which the builds use, brings a command of the same name.
  const { code, output } = await run('node', ['node_modules/typescript-7/bin/tsc', '-p', project]);
  if (code !== 0) {
    failed += 1;
    console.error(output);
  }
}
if (failed > 0) process.exit(1);
console.log(`Types hold in ${projects.length} projects`);
