import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';
import type { Database } from './tests/e2e/server.ts';

export default defineConfig<object, { database: Database }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A retry would hide a race.
  retries: 0,
  // Each has a server and a database of its own.
  workers: 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  expect: { timeout: 10_000 },
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 860 },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' } },
    // The same walk on PostgreSQL; what does not touch the database is not repeated.
    { name: 'postgres', use: { database: 'postgres' }, testMatch: 'walk.spec.ts' },
  ],
});
