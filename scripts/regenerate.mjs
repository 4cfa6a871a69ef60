// npm run regenerate: renews every generated file in git: the API reports (from the builds), the summaries in
// the OpenAPI document (from the rows' comments), the list of tested lines, and what is known of the components and of
// the elements.
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const snapshots = [
  'packages/server/src/openapi/openapi.test.ts',
  'packages/sdk/src/specification/specification.test.ts',
  'tests/docs/elements.test.ts',
  'tests/docs/tokens.test.ts',
];
const isShown = true;
await mustRun('node', ['scripts/build.mjs', '--missing'], { isShown });
await mustRun('node', ['scripts/api-report.mjs', '--write'], { isShown });
await mustRun('node', ['scripts/anatomy.mjs'], { isShown });
// -u last: it would take a path after it for its value.
await mustRun('node', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', ...snapshots, '-u'], { isShown });
