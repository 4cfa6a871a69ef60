import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const { args, ...launch } = chromiumLaunch();

/** npm run test:workshop and npm run visual: every story of the built workshop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/workshop',
  // A retry would hide a race.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ['line'] : ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
    ['html', { open: 'never', outputFolder: '../../.reports/workshop' }],
  ],
  // All states of a component, each in every look.
  timeout: 600_000,
  // A page of docs renders all of its stories.
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      ...launch,
      // Letters are drawn the same whatever the screen.
      args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
});
