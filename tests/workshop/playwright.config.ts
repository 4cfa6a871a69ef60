import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { isQuick } from '../runs.ts';

/** npm run test:workshop: every story of the built workshop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(isQuick ? { grepInvert: /@deep/ } : {}),
  outputDir: '../../test-results/workshop',
  // A retry would hide a race.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  // All states of a component, each in every look.
  timeout: 600_000,
  // A page of docs renders all of its stories.
  expect: { timeout: 30_000 },
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
});
