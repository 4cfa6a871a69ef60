import { test } from '@playwright/test';
import { registerPartner } from '../e2e/api.ts';
import { startServer } from '../e2e/server.ts';
import { freePort } from './processes.ts';
import { exampleOf, quietly } from './scriptHost.ts';
import { walk } from './walk.ts';
import { startWordPress } from './wordpress.ts';

for (const [kind, theme] of [
  ['a block theme', 'twentytwentythree'],
  ['a classic theme', 'twentytwentyone'],
] as const) {
  test(`WordPress with ${kind}: a course is bought and studied in a Custom HTML block`, async ({ page, context }) => {
    const port = await freePort();
    const wordpress = await startWordPress(port);
    const marketplace = await startServer('embedded');
    const expectQuiet = await quietly(context);
    try {
      const key = await registerPartner(marketplace.url, `http://localhost:${port}`);
      const html = exampleOf('wordpress/courses.html', marketplace.url, key);
      const url = await wordpress.publish(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`, theme);
      await walk(page, url, marketplace.url, key);
      expectQuiet();
    } finally {
      await page.close();
      await marketplace.stop();
      await wordpress.stop();
    }
  });
}
