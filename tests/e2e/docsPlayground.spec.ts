import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { htmlExamples } from '../../packages/docs/src/playground/examples.ts';
import { startHostSite } from '../hosts/hostSite.ts';
import { spread } from '../runs.ts';
import { signIn } from './api.ts';
import { createShopper, expect, test } from './fixtures.ts';
import { judge } from './inspector.ts';

/** The playground of the documentation, whose marketplace is a mock in the page. */

const resultOf = (page: Page) => page.frameLocator('iframe[title="Result"]');
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const TITLE = 'TypeScript That Reads Well';

interface Registered {
  _id: string;
  key: string;
  origins: string[];
}

/** Nothing may be asked of the marketplace that happens to serve the documentation, or of anybody else. */
function watchRequests(page: Page, origin: string): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${origin}/docs/`)) elsewhere.push(url);
  });
  return elsewhere;
}

test('a course is bought and studied, and its quiz passed, without a marketplace', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  // Half of it is enough for all questions at once.
  await page.setViewportSize({ width: 2600, height: 1000 });
  const elsewhere = watchRequests(page, server.url);
  await page.goto('/docs/start/script-tag/');
  await page.getByRole('main').getByRole('link', { name: 'playground' }).click();
  const result = resultOf(page);
  const card = result.getByRole('article', { name: TITLE });
  await card.getByRole('link', { name: `Enroll Now: ${TITLE}` }).click();
  const modal = result.frameLocator('iframe[name="lectern-app"]');
  const shopper = createShopper(modal);
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.pay();
  await expect(modal.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await card.getByRole('link', { name: `Go to Course: ${TITLE}` }).click();
  const player = result.frameLocator('iframe[src*="view=player"]');
  await player.getByRole('button', { name: /What you remember/ }).click();
  await player.getByRole('radio', { name: 'Writing down what one sees' }).check();
  await player.getByRole('radio', { name: 'False', exact: true }).check();
  await player.getByRole('textbox').fill('three');
  await player.getByRole('button', { name: 'Submit quiz' }).click();
  await expect(player.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('what is written is drawn, shared by its address and put back; the result reaches nothing here', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/playground/#lectern-search');
  await expect(codeOf(page)).toHaveValue(/<lectern-search>/);
  await page.getByLabel('Example').selectOption('A course');
  await expect(resultOf(page).getByRole('article', { name: TITLE })).toBeVisible();
  const written = `<h1>Mine</h1><script>try { parent.document.title = 'taken' } catch { document.body.append(origin) }</script>`;
  await codeOf(page).fill(written);
  await expect(resultOf(page).getByText('null')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status')).toHaveText(/nothing was sent/);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(new RegExp(`^${server.url}/docs/playground/#code=`));
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(codeOf(page)).toHaveValue(written);
  await expect(resultOf(page).getByRole('heading', { name: 'Mine' })).toBeVisible();
  // By keyboard: Tab leaves the code.
  await codeOf(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(codeOf(page)).toHaveValue(/From our magazine/);
});

test('the playground is accessible in both themes, and fits into 320 px', { tag: '@deep' }, async ({ page }) => {
  for (const [width, mode] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: mode });
    await page.goto('/docs/playground/');
    await page.locator('iframe[title="Result"]').scrollIntoViewIfNeeded();
    await expect(resultOf(page).getByRole('article', { name: TITLE })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await judge(page, `/docs/playground/, ${width} px, ${mode}`);
  }
});

test('every example of the script tag draws its elements', { tag: '@deep' }, async ({ page, server }) => {
  const elsewhere = watchRequests(page, server.url);
  for (const { id, code } of spread(htmlExamples, 6)) {
    // Another address, so that the page is loaded anew.
    await page.goto(`/docs/playground/?${id}#${id}`);
    const names = new Set([...code.matchAll(/<(lectern-[a-z-]+)/g)].map(([, name = '']) => name));
    expect(names.size, id).toBeGreaterThan(0);
    for (const name of names) {
      const drawn = resultOf(page)
        .locator(name)
        .evaluate(async (element: HTMLElement & { ready: Promise<void> }) => {
          await element.ready;
          return element.getBoundingClientRect().height;
        });
      expect(await drawn, `${id}: ${name}`).toBeGreaterThan(10);
    }
    await expect(page.getByRole('alert'), id).toBeHidden();
  }
  expect(elsewhere).toEqual([]);
});

test('the page that is downloaded works from another origin, byte for byte', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  await page.goto('/docs/playground/#shop');
  const written = await codeOf(page).inputValue();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toBe(written);
  const site = await startHostSite();
  try {
    const admin = await signIn(server.url, 'admin');
    const { partners } = await admin.get<{ partners: Registered[] }>('/admin/partners');
    const { _id = '', origins = [] } = partners.find(({ key }) => saved.includes(key)) ?? {};
    const register = (given: readonly string[]) =>
      admin.get(`/admin/partners/${_id}`, { method: 'PUT', body: { origins: given } });
    await register([...origins, site.url]);
    site.serve('/', { body: saved });
    const answered = page.waitForResponse(`${site.url}/`);
    await page.goto(site.url);
    expect(await (await answered).text()).toBe(saved);
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('searchbox').fill(TITLE);
    await page.getByRole('searchbox').press('Enter');
    await page
      .getByRole('article', { name: TITLE })
      .getByRole('link', { name: `Enroll Now: ${TITLE}` })
      .click();
    const modal = page.frameLocator('iframe[name="lectern-app"]');
    await createShopper(modal).signIn('learner@lectern.example', 'lectern-demo');
    await expect(modal.getByRole('button', { name: /^Pay/ })).toBeVisible();
    await register(origins);
  } finally {
    site.stop();
  }
});

test('a card, a list, own cards and a checkout of React are compiled and run', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const elsewhere = watchRequests(page, server.url);
  await page.goto('/docs/playground/react/');
  const result = resultOf(page);
  const example = page.getByLabel('Example');
  await expect(result.getByRole('article', { name: TITLE })).toBeVisible();
  await example.selectOption('A list with search');
  await expect(result.getByRole('article')).toHaveCount(6);
  await result.getByRole('combobox').fill('bread');
  await result.getByRole('combobox').press('Enter');
  await expect(result.getByRole('article')).toHaveCount(1);
  await example.selectOption('Cards of your own');
  await expect(result.getByRole('listitem')).toHaveCount(4);
  await example.selectOption('Checkout with an end of your own');
  const shopper = createShopper(result);
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!');
  await expect(result.getByRole('status')).toHaveText('Thank you. Begin the course');
  await expect(page.getByRole('alert')).toBeHidden();
  await example.selectOption('The player');
  await expect(result.getByRole('button', { name: 'Mark as Complete' })).toBeVisible();
  await expect(result.getByRole('heading', { level: 1 })).toHaveText('What you will make');
  await expect(page.getByRole('alert')).toBeHidden();
  await example.selectOption('A quiz without its looks');
  await expect(result.getByRole('button', { name: 'Submit' })).toBeVisible();
  for (const question of await result.getByRole('group').all()) {
    const choices = question.getByRole('radio');
    if ((await choices.count()) > 0) await choices.first().check();
    else await question.getByRole('textbox').fill('three');
  }
  await result.getByRole('button', { name: 'Submit' }).click();
  await expect(result.getByRole('status')).toContainText('%');
  expect(elsewhere).toEqual([]);
});

test('the lines of what can’t be compiled, and of what fails, are named', async ({ page, complaints }) => {
  await page.goto('/docs/playground/react/');
  await codeOf(page).fill('const one = 1;\nconst = 2;');
  await expect(page.getByRole('alert')).toContainText('Line 2');
  await codeOf(page).fill('const one = 1;\n\nnothing(one);');
  await expect(page.getByRole('alert')).toContainText(/Line 3.*nothing is not defined/);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('nothing is not defined')]);
});
