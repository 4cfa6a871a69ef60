// Checks the types of every package and of what stands beside them.
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
  const { code, output } = await run('npx', ['tsc', '-p', project]);
  if (code !== 0) {
    failed += 1;
    console.error(output);
  }
}
if (failed > 0) process.exit(1);
console.log(`Types hold in ${projects.length} projects`);
