// npm test: ends with one summary line. It takes a sample of what repeats and leaves out what has the tag `@deep`
// (LECTERN_QUICK=1); --deep runs everything in full counts (LECTERN_DEEP=1). See docs/decisions/0074.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { startPgBouncer } from './pgbouncer.mjs';
import { startPostgres } from './postgres.mjs';
import { startRegistry } from './registry.mjs';
import { startS3 } from './s3.mjs';
import { mustRun, requireNode, run } from './steps.mjs';

requireNode();
const isDeep = process.argv.includes('--deep');
/** The oldest supported Node (`engines`), installed by npm on Linux. */
const oldestNode = `node-linux-${process.arch}@22.23.3`;
/** The oldest supported React (`peerDependencies`). */
const oldestReact = ['react@18.2.0', 'react-dom@18.2.0'];
const reports = '.reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env[isDeep ? 'LECTERN_DEEP' : 'LECTERN_QUICK'] = '1';

let passed = 0;
let failed = 0;

/** Runs one step. `count` reads the number of tests (default: 1), `failures` the text of each failure. */
async function step(name, command, args, { env, count, failures } = {}) {
  const started = Date.now();
  const { code, output } = await run(command, args, env ? { env } : {});
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that crashed or ran nothing has failed, whatever it counted.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (code === 0 && counted.passed === 0) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `${counted.failed === 0 ? 'ok  ' : 'FAIL'} ${name} · ${counted.passed} passed, ${counted.failed} failed · ${seconds} s`,
  );
  if (counted.failed === 0) return;
  // Long logs are truncated, and runners print passed tests first, so only the failures are printed if they are known.
  const known = failures?.() ?? [];
  // An error outside of the tests stands at the end.
  console.log(known.length > 0 ? known.join('\n\n') : output.split('\n').slice(-80).join('\n'));
}

const read = (file, pick, otherwise) => {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return otherwise;
  }
};
const nothingRan = { passed: 0, failed: 1 };
// Runners colour their messages whatever the settings.
const plain = (text) => stripVTControlCharacters(text ?? '');
const vitest = (name, projects, { env, files = [] } = {}) => {
  const file = `${reports}/${name.replace(/\W+/g, '-')}.json`;
  const args = ['vitest', 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return step(name, 'npx', [...args, ...projects.flatMap((project) => ['--project', project])], {
    env: { NO_COLOR: '1', ...env },
    // A skipped test counts as failed, so that nothing is left out silently.
    count: () =>
      read(
        file,
        (report) => ({
          passed: report.numPassedTests,
          failed:
            report.numFailedTests +
            report.numPendingTests +
            report.numTodoTests +
            (report.success ? 0 : Number(report.numFailedTests === 0)),
        }),
        nothingRan,
      ),
    failures: () =>
      read(
        file,
        ({ testResults }) =>
          testResults.flatMap(({ name, message, assertionResults }) => [
            ...(message ? [`${name}\n${plain(message)}`] : []),
            ...assertionResults
              .filter(({ status }) => status !== 'passed')
              .map((test) => `${name} › ${test.fullName}\n${plain(test.failureMessages.join('\n'))}`),
          ]),
        [],
      ),
  });
};

/** What an error of Playwright says, in a few lines: without its call log, its frame of code and empty lines. */
const essence = (message) =>
  plain(message)
    .split(/\n(?:Call log:|\s*>?\s*\d+ \|)/)[0]
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => line.slice(0, 240))
    .join('\n');

/** How many lines of a page's snapshot are printed; a whole page has hundreds. */
const MAX_SNAPSHOT_LINES = 50;

/** What the page showed when a test failed: many failures can't be explained, or repeated, without it. */
const snapshotOf = ({ attachments }) => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const [, snapshot = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  const lines = snapshot.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('```'));
  // A dialog comes last in a page, after all that it covers.
  const half = MAX_SNAPSHOT_LINES / 2;
  const shown = lines.length > MAX_SNAPSHOT_LINES ? [...lines.slice(0, half), '...', ...lines.slice(-half)] : lines;
  return [shown.map((line) => line.slice(0, 160)).join('\n')];
};

/** The failed tests of a browser suite, with their errors. */
const browserFailures = ({ file, specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const results = tests.flatMap(({ results }) => results).filter(({ errors }) => errors.length > 0);
      const errors = results.flatMap(({ errors }) => errors);
      const causes = errors.map(({ message, location }) => `${essence(message)}\n(line ${location?.line})`);
      return [`${file}:${line} › ${title}`, ...causes, ...results.flatMap(snapshotOf)].join('\n');
    }),
  ...suites.flatMap(browserFailures),
];

/** Runs a suite of Playwright. */
const browser = (name, args, env) => {
  // Whole, because a suite may have a folder of its own.
  const file = resolve(reports, `${name.replace(/\W+/g, '-')}.json`);
  return step(name, 'npx', ['playwright', 'test', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: () =>
      read(
        file,
        ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
        nothingRan,
      ),
    failures: () => read(file, ({ suites }) => suites.flatMap(browserFailures), []),
  });
};

/** Runs steps in sequence. */
const steps = async (...rows) => {
  for (const [name, command, ...args] of rows) await step(name, command, args);
};

/** Runs a step with a temporary server, whose URL is `variable`, and fails where its packages are missing. */
const withServer = async (name, start, variable, run) => {
  const server = await start().catch((error) => error);
  if (server instanceof Error) {
    failed += 1;
    console.log(`FAIL ${name} · ${server.message}`);
    return;
  }
  await run(name, { [variable]: server.url });
  await server.stop();
};

/** Where requests read and write; the other tests need a connection of their own, for `vacuum` and the like. */
const BEHIND_POOLER = [
  'packages/server/src/db/cancelStatement',
  'packages/server/src/resources/{auth,discounts,enrollments,orders,quizzes,refunds,reviews,users}/',
];

// Two sequences in parallel, for at least two cores; they take about the same time. The first ends after the build.
const rows = (group) => Object.entries(group).map(([name, command]) => [name, ...command]);
const { bundle, ...built } = checks.built;
const isBuilt = steps(['build', 'node', 'scripts/build.mjs']);
await Promise.all([
  steps(...rows(checks.source), ...(isDeep ? rows(checks.deepSource) : []))
    .then(() => isBuilt)
    .then(() => steps(...rows({ bundle }))),
  isBuilt.then(() =>
    steps(
      ['the workshop builds without a warning', 'node', 'scripts/build-storybook.mjs'],
      ...rows(built),
      ...(isDeep ? rows(checks.deepBuilt) : []),
    ),
  ),
]);
const hasChromium = await ensureChromium();
const postgres = await startPostgres();
try {
  const env = { TEST_DATABASE_URL: postgres.url };
  const hosts = (name, own, files = []) => browser(name, ['-c', 'tests/hosts', ...files], { ...env, ...own });
  const sizes = () =>
    steps(
      ['sizes are within their limits', 'node', 'scripts/bench-sizes.mjs', '--gate'],
      ['nodes and re-renders are within their limits', 'node', 'scripts/bench-react.mjs', '--gate'],
    );
  // The units often wait: in the quick run for nothing that others beside them would change.
  await Promise.all([
    vitest(
      'units, components, server on PGlite and PostgreSQL',
      ['node', 'node-mocks', 'jsdom', 'jsdom-mocks', 'postgres', 'postgres-mocks'],
      { env },
    ),
    hasChromium && !isDeep && sizes().then(() => hosts("a partner's site", {}, ['html'])),
  ]);
  if (isDeep) {
    await steps(
      ['a rolling restart behind HAProxy fails no request', 'node', 'scripts/rolling.mjs'],
      ['the database is away, or a server frozen, behind HAProxy', 'node', 'scripts/faults.mjs'],
      ['Varnish and nginx hold nothing of a person', 'node', 'scripts/sharedCache.mjs'],
      ['the image is built and runs', 'node', 'scripts/image.mjs'],
      ['a film is prepared, over a kill, and watched in several sizes', 'node', 'scripts/video.mjs'],
      ['the same with its files in an S3 storage', 'node', 'scripts/s3.mjs', 'node', 'scripts/video.mjs'],
      ['a replica as the guide makes it answers everybody who has not just written', 'node', 'scripts/replica.mjs'],
      ["the database's machine fails under load", 'node', 'scripts/failover.mjs'],
    );
    await withServer('server with its files in an S3 storage', startS3, 'TEST_S3_URL', (name, env) =>
      vitest(name, ['s3'], { env }),
    );
    await withServer(
      'server behind PgBouncer in transaction mode',
      () => startPgBouncer(postgres.url),
      'TEST_POOLER_URL',
      (name, own) => vitest(name, ['postgres'], { env: { ...env, ...own }, files: BEHIND_POOLER }),
    );
    await mustRun('npm', ['install', '--no-save', '--no-audit', '--prefix', `${reports}/react-18`, ...oldestReact]);
    await vitest('components on React 18.2', ['jsdom', 'jsdom-mocks'], {
      env: { LECTERN_REACT: resolve(`${reports}/react-18/node_modules`) },
    });
  }
  if (hasChromium) {
    // The hosts mostly wait for npm.
    if (isDeep)
      await Promise.all([
        sizes(),
        withServer("partners' sites from a registry, and the next release", startRegistry, 'LECTERN_REGISTRY', hosts),
      ]);
    // The stories of the components are run in the built workshop.
    if (isDeep) await vitest("the workshop's own stories", ['storybook'], { files: ['.storybook/'] });
    await browser(
      'every state of the components, docs pages and the search',
      ['-c', 'tests/workshop', 'stories.spec', 'search.spec', 'docs.spec'],
      env,
    );
    if (isDeep && process.platform === 'linux') {
      await mustRun('npm', ['install', '--no-save', '--no-audit', '--prefix', `${reports}/oldest`, oldestNode]);
      env.LECTERN_OLDEST_NODE = resolve(`${reports}/oldest/node_modules/.bin/node`);
    }
    await browser('end to end in Chromium', [], env);
  } else {
    failed += 1;
  }
} finally {
  await postgres.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
