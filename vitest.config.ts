import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumLaunch } from './scripts/chromium.mjs';

/** Tests use the packages' sources: nothing has to be built before them. */
const source = {
  resolve: { conditions: ['lectern-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['lectern-source', ...defaultServerConditions] } },
};
const isDeep = process.env.LECTERN_DEEP === '1';

/** The same on every database, or always on the embedded one: PostgreSQL has them too in the deep run. */
const onceIsEnough = ['fuzz', 'access', 'sockets', 'disk', 'readers', 'main', 'admin/runAdmin', 'db/directoryLock'].map(
  (name) => `packages/server/src/${name}.test.ts`,
);
/** A test can set the clock of the embedded database alone. */
const embeddedOnly = ['packages/server/src/clock.test.ts', 'packages/server/src/soak.test.ts'];
/** Half an hour under load. */
const deepOnly = isDeep ? [] : ['packages/server/src/soak.test.ts'];
/** It mounts a small disk, which root alone may do, on Linux. CI does. */
const rootOnly = process.platform === 'linux' && process.getuid?.() === 0 ? [] : ['packages/server/src/disk.test.ts'];
const server = ['packages/server/src/**/*.test.ts', 'tests/contract/**/*.test.ts'];
/** Files that replace a module, which works only before anything else has loaded it: each needs a worker of its own. */
const mocking = ['packages/server/src/resources/auth/auth.test.ts'];

/** Starts with the files that mostly wait, so that none of them is left alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => /\/(readers|disk|main)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** Another React than the installed one, where LECTERN_REACT names it: the deep run tests the oldest promised one. */
const otherReact = process.env.LECTERN_REACT ? ['--import', './scripts/other-react.mjs'] : [];

export default defineConfig({
  test: {
    // One more than the two cores, since some files mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          environment: 'node',
          // Loading the server anew for each file costs more than most of its tests.
          isolate: false,
          include: [
            'packages/sdk/src/**/*.test.ts',
            'tests/hydration/**/*.test.tsx',
            'tests/docs/*.test.ts',
            ...server,
          ],
          exclude: ['**/*.postgres.test.ts', ...mocking, ...deepOnly, ...rootOnly],
          // The embedded database everywhere but in the project below.
          env: { TEST_DATABASE_URL: '' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          name: 'node-mocks',
          environment: 'node',
          include: mocking,
          env: { TEST_DATABASE_URL: '' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          name: 'postgres',
          environment: 'node',
          include: server,
          exclude: [...embeddedOnly, ...rootOnly, ...(isDeep ? [] : onceIsEnough)],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          // The mock API's own site: what another site gets is tested where it differs.
          environmentOptions: { jsdom: { url: 'http://lectern.test/' } },
          // Each file has a document of its own; reading React and the package anew for each costs more than its tests.
          isolate: false,
          include: ['packages/react/src/**/*.test.{ts,tsx}', 'tests/conformance/**/*.test.tsx'],
          setupFiles: ['packages/react/vitest.setup.ts'],
          testTimeout: 30_000,
          execArgv: otherReact,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
