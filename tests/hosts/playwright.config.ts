import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

/** npm run test:hosts: every project of examples/, from the packed packages. A word after `--` chooses the files. */
export default defineConfig({
  testDir: '.',
  // It publishes the next version, which takes a registry: `node scripts/registry.mjs npm run test:hosts`.
  testIgnore: process.env.LECTERN_REGISTRY ? [] : ['upgrade.spec.ts'],
  globalSetup: './packed.ts',
  outputDir: '../../test-results/hosts',
  // A retry would hide a race.
  retries: 0,
  // Builds and installations use all processors themselves.
  workers: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  // Installing and building a project is part of its first test.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: chromiumLaunch(),
    // Actions would otherwise wait as long as the whole test.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 860 },
    screenshot: 'only-on-failure',
  },
});
