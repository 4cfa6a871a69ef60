import type { Page } from '@playwright/test';
import { partnerPage, startHostSite } from '../hosts/hostSite.ts';
import { sampled } from '../runs.ts';
import { courseNamed, signIn } from './api.ts';
import { expect, settle, test } from './fixtures.ts';
import { holdBack } from './sitePages.ts';

/** The code that the page shows. */
const code = (page: Page) => page.getByRole('tabpanel').locator('pre').first();
const builder = (page: Page) => page.locator('.site-builder');
const choose = (page: Page, widget: string) => page.getByRole('radio', { name: widget, exact: true }).check();

test('the page keeps what is chosen in its address', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/partners');
  await expect(code(page)).toContainText('<lectern-course-card course-id="');
  await choose(page, 'Course list');
  await expect(page).toHaveURL('/partners?widget=course-list');
  await page.getByLabel('Category').selectOption('Design');
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await page.getByLabel('Search terms').fill('type "faces" <b>');
  const written = 'widget=course-list&category=design&q=type+%22faces%22+%3Cb%3E&theme=dark';
  await expect(page).toHaveURL(`/partners?${written}`);
  await expect(code(page)).toContainText('search="type &quot;faces&quot; &lt;b&gt;"');
  await expect(code(page)).toContainText('<lectern-marketplace theme="dark">');
  await page.getByRole('tab', { name: 'React' }).click();
  await expect(code(page)).toContainText(
    `<CourseList search={{ category: 'design', q: 'type "faces" <b>', limit: 6 }} />`,
  );
  await page.reload();
  // Before its code is there, the page is loaded again for each Back.
  await settle(page);
  await expect(code(page)).toContainText('<CourseList');
  await expect(page.getByLabel('Search terms')).toHaveValue('type "faces" <b>');
  await page.goBack();
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('auto');
  await expect(page.getByLabel('Category')).toHaveValue('design');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Course card' })).toBeChecked();
});

test('finds the lecture of a quiz, and says where a course has none', { tag: '@deep' }, async ({ page, server }) => {
  const visitor = await signIn(server.url, 'anonymous');
  const withQuiz = await courseNamed(visitor, 'TypeScript That Reads Well');
  await page.goto(`/partners?widget=quiz&course=${withQuiz._id}`);
  await expect(code(page)).toContainText(/<lectern-quiz course-id="\w+" lecture-id="\w+">/);
  await expect(page).toHaveURL(/&lecture=\w+$/);
  await choose(page, 'Course player');
  await expect(page.getByLabel('Lecture', { exact: true }).locator('option').first()).toHaveText(
    'Where the learner stopped',
  );
  const { courses } = await visitor.get<{ courses: { _id: string }[] }>('/search/courses?limit=50');
  const details = await Promise.all(
    courses.map(({ _id }) =>
      visitor.get<{ course: { _id: string; sections: { lectures: { type: string }[] }[] } }>(`/search/courses/${_id}`),
    ),
  );
  const without = details.find(({ course }) =>
    course.sections.every(({ lectures }) => lectures.every(({ type }) => type !== 'assignment')),
  );
  await page.goto(`/partners?widget=assignment&course=${without?.course._id}`);
  await expect(page.getByLabel('Lecture', { exact: true })).toHaveAccessibleDescription(
    'This course has no assignment. Choose another course.',
  );
});

test('offers the free lectures of a course for a free lesson, and no others', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const { _id } = await courseNamed(await signIn(server.url, 'anonymous'), 'Git Without Fear');
  await page.goto(`/partners?widget=sample&course=${_id}`);
  const lecture = page.getByLabel('Lecture', { exact: true });
  const offered = ['The first free one', 'A history made of snapshots', 'Would you know what to do?'];
  await expect(lecture.locator('option')).toHaveText(offered);
  await expect(code(page)).toContainText(`<lectern-sample course-id="${_id}">`);
  await expect(code(page)).toContainText(`/course/${_id}">Try a free lesson of Git Without Fear</a>`);
  await lecture.selectOption('Would you know what to do?');
  await expect(code(page)).toContainText(/<lectern-sample course-id="\w+" lecture-id="\w+">/);
  // A lecture of another widget isn't free.
  await page.goto(`/partners?widget=sample&course=${_id}&lecture=${'f'.repeat(24)}`);
  await expect(page).toHaveURL(`/partners?widget=sample&course=${_id}`);
});

test('says which colors are hard to see, and what a key looks like', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/partners');
  const color = page.getByRole('textbox', { name: 'Main colour', exact: true });
  await color.fill('#fff4');
  await expect(color).toHaveAccessibleDescription('Enter # and six hex digits, such as #6b1e4f.');
  await color.fill('#FFE08A');
  await expect(color).toHaveAccessibleDescription(
    /^Hard to see in the light theme, so the code uses #[\da-f]{6}, the nearest colour that isn't\.$/,
  );
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await expect(color).toHaveAccessibleDescription(/^In the dark theme: #[\da-f]{6}\.$/);
  const key = page.getByLabel('Your publishable key');
  await key.fill('sk_live_secret');
  await expect(key).toHaveAccessibleDescription('A key is "pk_" and 24 letters and digits.');
  await expect(code(page)).toContainText('data-key="YOUR_KEY"');
  await key.fill(`pk_${'a'.repeat(24)}`);
  await expect(code(page)).toContainText(`data-key="pk_${'a'.repeat(24)}"`);
});

test('shows the widget live on a page of another origin', { tag: '@deep' }, async ({ page, server }) => {
  await page.goto('/about');
  await page.goto('/partners');
  const frame = page.frameLocator('iframe');
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${server.partnerPage()}/\\?element=`));
  await expect(frame.locator('lectern-course-card article')).toBeVisible();
  await choose(page, 'Course list');
  await page.getByLabel('Number of courses').selectOption('2');
  await expect(frame.locator('lectern-course-list article')).toHaveCount(2);
  const color = page.getByRole('textbox', { name: 'Main colour', exact: true });
  await color.fill('#6b1e4f');
  const primary = () =>
    frame
      .locator('lectern-course-list')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--lectern-color-primary'));
  // Another address is another frame: until then, this one may go away at any moment.
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]primary=%236b1e4f/);
  await expect.poll(primary).toBe('#6b1e4f');
  const width = () => page.locator('iframe').evaluate((element) => element.clientWidth);
  const full = await width();
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
  expect(await width()).toBe(Math.min(full, 360));
  // Each step back is one of this page's own.
  for (const address of ['/partners?widget=course-list', '/partners', '/about']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});

test('makes a theme, offers a color that can be seen, and shows and copies the result', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // What is opened before the page's code is there shows its content once it is.
  const answer = await holdBack(page, '**/assets/*.js');
  await page.goto('/partners?widget=course-list&theme=light', { waitUntil: 'commit' });
  await page.getByText(/^More theme options/).click();
  answer();
  const color = page.getByRole('textbox', { name: 'Main colour, light theme' });
  await color.fill('#ffd400');
  await expect(color).toHaveAccessibleDescription(/^#ffd400 is hard to see in the light theme/);
  await page.getByRole('button', { name: 'Use #a58900' }).click();
  await page.getByText('Sharp', { exact: true }).click();
  await expect(page).toHaveURL(/[?&]color=%23a58900&corners=sharp/);
  await page.getByRole('button', { name: 'Copy Style sheet' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('--lectern-color-primary: #a58900;');
  expect(copied).toContain('--lectern-radius-card: 2px;');
  const primary = () =>
    page
      .frameLocator('iframe')
      .locator('lectern-course-list')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--lectern-color-primary'));
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]primary=%23a58900&radius=sharp/);
  await expect.poll(primary).toBe('#a58900');
});

test('copies the code, with the keyboard alone', { tag: '@deep' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/partners?widget=checkout');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('tab', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'WordPress' })).toBeFocused();
  await page.keyboard.press('Tab');
  const plugin = page.getByRole('link', { name: 'Download the Plugin for WordPress' });
  await expect(plugin).toBeFocused();
  expect((await page.request.get((await plugin.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/zip',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy Shortcode, with the plugin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
});

test('fits 320 px', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const widget of ['course-card', 'course-list']) {
    await page.goto(`/partners?widget=${widget}&color=%236b1e4f&theme=dark`);
    await expect(builder(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the code of a card, and of what the form asks for', async ({ page, server }) => {
    await expect.poll(async () => (await fetch(`${server.url}/partners`)).text()).toContain('id="state"');
    await page.goto('/partners');
    const shown = page.locator('pre').first();
    await expect(shown).toContainText(/<lectern-course-card course-id="[0-9a-f]{24}">/);
    await choose(page, 'Course list');
    await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
    await page.getByRole('button', { name: 'Update the Code' }).click();
    await expect(page).toHaveURL(/[?&]widget=course-list&.*theme=dark/);
    await expect(shown).toContainText('<lectern-marketplace theme="dark">');
    await expect(page.getByLabel('Number of courses')).toHaveValue('6');
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test.describe('the code works on a blank page of another origin', () => {
  // The host's page is on localhost, the marketplace on 127.0.0.1: another site, too.
  for (const kind of sampled(['HTML', 'WordPress', 'Markdown'] as const)) {
    test(kind, { tag: '@deep' }, async ({ page, server }) => {
      const course = await courseNamed(await signIn(server.url, 'anonymous'), 'Typography Foundations');
      const widgets = [
        [`course=${course._id}&theme=dark&color=%23f0a15e`, 'lectern-course-card', course.title],
        ['widget=course-list&category=design&limit=2', 'lectern-course-list', 'Typography Foundations'],
        ['widget=search', 'lectern-search', 'Search'],
        [`widget=checkout&course=${course._id}`, 'lectern-checkout', ''],
      ] as const;
      const host = await startHostSite();
      for (const [query, element, text] of widgets) {
        await page.goto(`/partners?${query}`);
        await page.getByRole('tab', { name: kind }).click();
        // A shortcode needs the plugin.
        const html = page.getByRole('tabpanel').locator('pre').filter({ hasText: '<script' });
        const pasted = (await html.first().textContent()) ?? '';
        host.serve('/', partnerPage(`<body><main>${pasted}</main></body>`));
        await page.goto(host.url);
        const root = page.locator(element).locator('.lectern-root');
        await expect(root, element).toBeVisible();
        await expect(root, element).toContainText(text);
      }
      host.stop();
    });
  }
});

test('an admin registers a partner, gives them their code, and stops and restores their key', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  await become('admin');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Manage partners' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners');
  await page.getByRole('textbox', { name: 'Name' }).fill('A Blog');
  await page.getByRole('textbox', { name: 'Origins' }).fill('https://blog.example\nhttp://localhost:5173');
  await page.getByRole('button', { name: 'Add partner' }).click();
  await expect(page.getByText('"A Blog" was added.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'A Blog' });
  const key = (await row.getByText(/^pk_/).textContent()) ?? '';
  const ask = async () => {
    const headers = { origin: 'https://blog.example' };
    return (await fetch(`${server.url}/embed/partner?key=${key}`, { headers })).status;
  };
  expect(await ask()).toBe(200);
  await row.getByRole('button', { name: 'Revoke the key of A Blog' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect(await ask()).toBe(403);
  await row.getByRole('button', { name: 'Restore the key of A Blog' }).click();
  await expect(page.getByText('The key of "A Blog" works again.')).toBeVisible();
  expect(await ask()).toBe(200);
  await fetch(`${server.url}/api/partner/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://blog.example' },
    body: JSON.stringify({ key }),
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Partner report' }).getByLabel('Partner')).toContainText('A Blog');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('Total1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^A-Blog_\d{4}-\d\d_\d{4}-\d\d\.csv$/);
  await row.getByRole('link', { name: 'Get the code for A Blog' }).click();
  await expect(page).toHaveURL(`/partners?key=${key}`);
  await expect(code(page)).toContainText(`data-key="${key}"`);
});
