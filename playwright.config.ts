import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';
import type { Database } from './tests/e2e/server.ts';
import { isDeep, isQuick } from './tests/runs.ts';

/** What moves money or sends mail runs on both databases, in the quick run on PostgreSQL; the happy path there in the deep run. */
const money = /(payments|refunds|earnings|discount|certificates|support|resetPassword|outbox)\.spec\.ts/;

export default defineConfig<object, { database: Database }>({
  testDir: 'tests/e2e',
  ...(isQuick ? { grepInvert: /@deep/ } : {}),
  globalSetup: './tests/e2e/seeded.ts',
  outputDir: 'test-results',
  // A retry would hide a race.
  retries: 0,
  // Each worker has its own server and database.
  workers: 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  // Ends hanging tests; it isn't a performance limit.
  timeout: isDeep ? 900_000 : 240_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 860 },
    // Traces make each test 40% slower: run `npx playwright test --trace on` if you need one.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' }, ...(isQuick ? { testIgnore: money } : {}) },
    { name: 'postgres', use: { database: 'postgres' }, testMatch: isQuick ? money : [/happyPath\.spec\.ts/, money] },
  ],
});
