// npm run regenerate: renews every file in git that is made from others: the API reports (of the builds), the summaries in
// the OpenAPI document (of the rows' comments), and the list of tested lines of the specification.
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const snapshots = [
  'packages/server/src/openapi/openapi.test.ts',
  'packages/sdk/src/specification/specification.test.ts',
];
const isShown = true;
await mustRun('node', ['scripts/build.mjs', '--missing'], { isShown });
await mustRun('node', ['scripts/api-report.mjs', '--write'], { isShown });
await mustRun('node', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '-u', ...snapshots], { isShown });
