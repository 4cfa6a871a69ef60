import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumLaunch } from './scripts/chromium.mjs';
import { isDeep, isQuick } from './tests/runs.ts';

/** Without the condition that names what is for bundlers alone: Node.js can't load it. */
const asNode = defaultServerConditions.filter((condition) => condition !== 'module');
/** Tests use the packages' sources, so nothing has to be built first. */
const source = {
  resolve: { conditions: ['lectern-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['lectern-source', ...asNode] } },
};

/** Independent of the database, or always on the embedded one: PostgreSQL runs them only in the deep run. */
const databaseIndependent = [
  'fuzz',
  'access',
  'sockets',
  'disk',
  'readers',
  'main',
  'db/directoryLock',
  'webServer',
  'uploads/pictures',
  'storage/folders',
  'plugins/serverTiming',
  'site/failures',
  'site/createRenderer',
].map((name) => `packages/server/src/${name}.test.ts`);
/** They start many servers, which takes a tenth of the time on PostgreSQL: `npm test` runs them there. */
const startsMany = ['webServer', 'uploads/pictures', 'plugins/serverTiming', 'site/failures'].map(
  (name) => `packages/server/src/${name}.test.ts`,
);
const notOnPostgres = isQuick ? databaseIndependent.filter((file) => !startsMany.includes(file)) : databaseIndependent;
/** The mock API has no database, and only the embedded one's clock can be set by a test. */
const embeddedOnly = [
  'tests/contract/mock.test.ts',
  ...['clock', 'soak'].map((name) => `packages/server/src/${name}.test.ts`),
];
/** Half an hour under load, a million rows, and times that other tests beside them would change; a full disk takes long. */
const large = ['soak', 'fairness', 'db/bigTables.postgres'];
/** What mostly waits, and what is done again and again: `npm test` has a shorter test of the same promise. */
const slow = [
  'disk',
  'readers',
  'sockets',
  'storage/folders',
  'admin/moveFiles',
  'admin/statementTimeout.postgres',
  'db/sessions.postgres',
  'demo/generate/generate.postgres',
  'payments/promises',
];
const deepOnly = isDeep
  ? []
  : [...large, ...(isQuick ? slow : [])].map((name) => `packages/server/src/${name}.test.ts`);
/** Mounts a small disk, which requires root on Linux. */
const rootOnly = process.platform === 'linux' && process.getuid?.() === 0 ? [] : ['packages/server/src/disk.test.ts'];
const server = ['packages/server/src/**/*.test.ts', 'tests/contract/**/*.test.ts'];
/** With an object storage, which the deep run starts: what only one has, and what files do in any storage. */
const onS3 = [
  'packages/server/src/**/*.s3.test.ts',
  'tests/uploads/*.s3.test.ts',
  ...[
    'uploads/uploads',
    'uploads/openUpload',
    'uploads/pictures',
    'resources/works/works',
    'resources/support/support',
  ].map((name) => `packages/server/src/${name}.test.ts`),
];
/** In the quick run a file of the server runs on one database, PostgreSQL if that matters. */
const onEmbedded = isQuick ? [...notOnPostgres, ...embeddedOnly, 'packages/server/src/db/**/*.test.ts'] : server;
/** Files that mock a module, which works only before it is first loaded, so each needs its own worker. */
const mocking = {
  node: [
    'packages/server/src/resources/auth/auth.test.ts',
    'packages/sdk/src/http/refusedInput.test.ts',
    'packages/sdk/src/http/repeatMissing.test.ts',
    'packages/sdk/src/stores/session/partnerSessionMissing.test.ts',
  ],
  jsdom: [
    'packages/react/src/components/content-manager/LateContentDialogs.test.tsx',
    'packages/react/src/components/course-player/LatePart.test.tsx',
    'packages/react/src/components/footer/NewsletterForm.test.tsx',
    'packages/react/src/components/text-lecture/failure.test.tsx',
    'packages/react/src/provider/LateNoticeDialog.test.tsx',
    'packages/react/src/provider/useFocusWatch.test.tsx',
    'packages/react/src/ui/Dialog.test.tsx',
  ],
};

const isOfServer = (file: string) => file.startsWith('packages/server/');

/** The deep run's properties and fuzz tests take up to 20 times as many inputs. */
const timeout = isDeep ? 300_000 : 30_000;

/** How long `expect.poll` may look before it gives up. It ends as soon as it is true: a busy machine is no failure. */
const patient = { expect: { poll: { timeout: 10_000 } } };

/** The files that take longest, waiting or working: begun last, one of them would run alone at the end. */
const longest =
  /\/(readers|disk|main|fuzz|uploads|pictures|access|conformance\/components|contract\/server|CourseForm|ContentManager)\.test\.tsx?$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Replaces React by the one in LECTERN_REACT, if set: the deep run tests the oldest supported version. */
const otherReact = process.env.LECTERN_REACT ? ['--import', './scripts/other-react.mjs'] : [];

const components: TestProjectInlineConfiguration['test'] = {
  ...patient,
  environment: 'jsdom',
  // The mock API's own origin; other origins are tested separately.
  environmentOptions: { jsdom: { url: 'http://lectern.test/' } },
  setupFiles: ['packages/react/vitest.setup.ts'],
  testTimeout: timeout,
  execArgv: otherReact,
};

/** One file of stories without a build. Its plugin reads all stories when it is made. */
const storybook = (): TestProjectInlineConfiguration => ({
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
});

export default defineConfig({
  test: {
    // Two more than the two cores, since some files mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...source,
        test: {
          ...patient,
          name: 'node',
          environment: 'node',
          // Loading the server again for each file takes longer than most of its tests.
          isolate: false,
          include: [
            'packages/sdk/src/**/*.test.ts',
            'packages/embed/src/**/*.test.ts',
            'packages/{common,frames,demo-site,docs}/src/**/*.test.ts',
            'tests/hydration/**/*.test.tsx',
            'tests/{docs,site}/*.test.ts',
            ...onEmbedded,
          ],
          exclude: ['**/*.postgres.test.ts', '**/*.s3.test.ts', ...mocking.node, ...deepOnly, ...rootOnly],
          // The embedded database, except in the project below.
          env: { TEST_DATABASE_URL: '', TEST_S3_URL: '' },
          testTimeout: timeout,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...patient,
          name: 's3',
          environment: 'node',
          isolate: false,
          include: onS3,
          env: { TEST_DATABASE_URL: '' },
          testTimeout: timeout,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...patient,
          name: 'node-mocks',
          environment: 'node',
          include: isQuick ? mocking.node.filter((file) => !isOfServer(file)) : mocking.node,
          env: { TEST_DATABASE_URL: '' },
          testTimeout: timeout,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...patient,
          name: 'postgres',
          environment: 'node',
          isolate: false,
          include: server,
          exclude: [
            '**/*.s3.test.ts',
            ...mocking.node,
            ...embeddedOnly,
            ...deepOnly,
            ...rootOnly,
            ...(isDeep ? [] : notOnPostgres),
          ],
          env: { TEST_S3_URL: '' },
          testTimeout: timeout,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...patient,
          name: 'postgres-mocks',
          environment: 'node',
          include: mocking.node.filter(isOfServer),
          testTimeout: timeout,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...components,
          name: 'jsdom',
          // Each file has its own document; isolating modules too would take longer than the tests.
          isolate: false,
          include: [
            'packages/react/src/**/*.test.{ts,tsx}',
            // The site and the frames, and what they share, have the newest React alone.
            ...(process.env.LECTERN_REACT ? [] : ['packages/{common,frames,demo-site}/src/**/*.test.tsx']),
            'tests/{conformance,workshop}/**/*.test.{ts,tsx}',
          ],
          exclude: mocking.jsdom,
        },
      },
      { ...source, test: { ...components, name: 'jsdom-mocks', include: mocking.jsdom } },
      ...(isQuick ? [] : [storybook()]),
    ],
  },
});
