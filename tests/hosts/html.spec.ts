import { test } from '@playwright/test';
import { registerPartner } from '../e2e/api.ts';
import { startServer } from '../e2e/server.ts';
import { startHostSite } from './hostSite.ts';
import { exampleOf, quietly } from './scriptHost.ts';
import { walk } from './walk.ts';

test('plain HTML: a course is found, bought and studied without leaving the page', async ({ page, context }) => {
  const site = await startHostSite();
  const marketplace = await startServer('embedded');
  const expectQuiet = await quietly(context);
  try {
    const key = await registerPartner(marketplace.url, site.url);
    site.serve('/', { body: exampleOf('html/index.html', marketplace.url, key) });
    await walk(page, `${site.url}/`, marketplace.url, key);
    expectQuiet();
  } finally {
    await page.close();
    site.stop();
    await marketplace.stop();
  }
});
