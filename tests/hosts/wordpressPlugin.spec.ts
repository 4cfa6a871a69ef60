import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { courseNamed, registerPartner, signIn } from '../e2e/api.ts';
import { startServer } from '../e2e/server.ts';
import { freePort } from './processes.ts';
import { quietly } from './scriptHost.ts';
import { bought } from './study.ts';
import { walk } from './walk.ts';
import { startWordPress } from './wordpress.ts';

const plugin = resolve('packages/wordpress/dist/wordpress/lectern.zip');

async function signInTo(page: Page, wordpress: string, user: string) {
  await page.goto(`${wordpress}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(user);
  await page.getByLabel('Password', { exact: true }).fill('only-for-this-test');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

async function installPlugin(page: Page, wordpress: string) {
  await page.goto(`${wordpress}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel('Plugin zip file').setInputFiles(plugin);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
}

async function setUp(page: Page, marketplace: string, key: string) {
  await page.getByRole('row', { name: 'Lectern Courses' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Address of the marketplace').fill('http://market.example');
  await page.getByLabel('Publishable key').fill('sk_secret');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The address must begin with https://')).toBeVisible();
  await expect(page.getByText('The key begins with pk_.')).toBeVisible();
  await page.getByLabel('Address of the marketplace').fill(`${marketplace}/courses`);
  await page.getByLabel('Publishable key').fill(key);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Address of the marketplace')).toHaveValue(marketplace);
}

/** Writes a page with a card in the block editor. Returns its address. */
async function writePage(page: Page, wordpress: string): Promise<string> {
  await page.goto(`${wordpress}/wp-admin/post-new.php?post_type=page`);
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await page.getByLabel('Add title').fill('Repair it yourself');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/course card');
  await page.getByRole('option', { name: 'Course card' }).click();
  await page.getByLabel('Search for a course').first().fill('sentences');
  await page.getByRole('button', { name: bought.title }).first().click();
  // As visitors will see it.
  const preview = page.frameLocator('.lectern-preview iframe').first().locator('lectern-course-card');
  await expect(preview.getByRole('article', { name: bought.title })).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${bought.title}` })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  const link = page.getByLabel('Editor publish').getByRole('link', { name: 'View Page' });
  return (await link.getAttribute('href')) ?? '';
}

test('the WordPress plugin: an editor who may not publish HTML shows courses, which are bought and studied there', async ({
  page,
  context,
}) => {
  const port = await freePort();
  const wordpress = await startWordPress(port, true);
  const marketplace = await startServer('embedded');
  try {
    const key = await registerPartner(marketplace.url, wordpress.url);
    // What the editor may not publish is removed, which is why there is a plugin.
    const refused = await wordpress.publish('<lectern-sign-in></lectern-sign-in>', 'twentytwentythree', 'editor');
    expect(await (await fetch(refused)).text()).not.toContain('lectern-sign-in');
    await signInTo(page, wordpress.url, 'admin');
    await installPlugin(page, wordpress.url);
    await setUp(page, marketplace.url, key);
    await context.clearCookies();
    await signInTo(page, wordpress.url, 'editor');
    const written = await writePage(page, wordpress.url);
    await context.clearCookies();

    const expectQuiet = await quietly(context);
    await page.goto(written);
    await expect(page.getByRole('article', { name: bought.title })).toBeVisible();
    const blocks = [
      '<!-- wp:lectern/cart-button /-->',
      '<!-- wp:lectern/account /-->',
      '<!-- wp:lectern/search {"for":"courses"} /-->',
      `<!-- wp:lectern/course-list {"search":"${bought.title}","id":"courses"} /-->`,
    ].join('\n\n');
    await walk(page, await wordpress.publish(blocks, 'twentytwentythree', 'editor'), marketplace.url, key);

    const { _id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), bought.title);
    const others = [
      `<!-- wp:shortcode -->[lectern_course_list search="${bought.title}" columns="javascript:1"]<!-- /wp:shortcode -->`,
      `<!-- wp:paragraph --><p>[lectern_sample course_id='${_id}"><script>alert(1)</script>']</p><!-- /wp:paragraph -->`,
      `<!-- wp:html -->\n${marketplace.url}/course/${_id}\n<!-- /wp:html -->`,
    ].join('\n\n');
    const classic = await wordpress.publish(others, 'twentytwentyone', 'editor');
    await page.goto(classic);
    await expect(page.locator('lectern-course-list').getByRole('article', { name: bought.title })).toBeVisible();
    await expect(page.locator('lectern-course-card').getByRole('article', { name: bought.title })).toBeVisible();
    expect(await page.locator('lectern-course-list').getAttribute('columns')).toBeNull();
    expect(await page.locator('main script:not([src])').count()).toBe(0);
    expectQuiet();
  } finally {
    await page.close();
    await marketplace.stop();
    await wordpress.stop();
  }
});
