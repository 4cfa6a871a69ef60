import { chromium, type Page } from '@playwright/test';
import { cardOf, documentOf } from '../hosts/hostPage.ts';
import { partitionedLaunch } from '../hosts/partitionedLaunch.ts';
import { bought, expectStudied, study } from '../hosts/study.ts';
import { courseNamed, signIn, signInAs } from './api.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { createShopper, isExpected, listen } from './fixtures.ts';

/** Signing in through the marketplace's own window or page, then buying and studying, with storage partitioned as users have it. */

const enroll = (page: Page) => page.getByRole('link', { name: `Enroll Now: ${bought.title}` });
const goToCourse = (page: Page) => page.getByRole('link', { name: `Go to Course: ${bought.title}` });

const opened = test.extend<{ visitor: Page; courseId: string }>({
  courseId: async ({ marketplace }, use) => {
    const { _id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), bought.title);
    await use(_id);
  },
  visitor: async ({ site, marketplace, courseId }, use) => {
    site.serve('/tides', {
      body: documentOf(
        { title: 'Tides', body: () => `${cardOf(marketplace, courseId)}<p><lectern-account></lectern-account></p>` },
        marketplace,
      ),
    });
    const browser = await chromium.launch(await partitionedLaunch());
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const complaints: string[] = [];
    await listen(context, complaints);
    const page = await context.newPage();
    await page.goto(`${site.url}/tides?week=2`);
    await use(page);
    await browser.close();
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  },
});

opened('in a window: the purchase goes on in the page', async ({ visitor: page, marketplace, courseId }) => {
  await enroll(page).click();
  const popup = page.waitForEvent('popup');
  await dialogFrameOf(page).getByRole('button', { name: 'Continue in a new window' }).click();
  const window = await popup;
  await window.getByRole('link', { name: 'Create an account' }).click();
  const closed = window.waitForEvent('close');
  const account = await createShopper(window).fillSignUp();
  await closed;
  await createShopper(dialogFrameOf(page)).pay();
  await expect(dialogFrameOf(page).getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goToCourse(page).click();
  await study(page.frameLocator('iframe[src*="/embed/frame/player"]'));
  await expectStudied(await signInAs(marketplace.url, account), courseId);
});

opened(
  'by a redirect: the same page comes back, and the purchase goes on',
  { tag: '@deep' },
  async ({ visitor: page, site, marketplace, courseId }) => {
    await page.context().addInitScript('window.open = () => null;');
    await page.reload();
    await enroll(page).click();
    await dialogFrameOf(page).getByRole('button', { name: 'Continue in a new window' }).click();
    await page.waitForURL(`${marketplace.url}/authorize?**`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    const account = await createShopper(page).fillSignUp();
    await expect(page).toHaveURL(`${site.url}/tides?week=2`);
    await createShopper(dialogFrameOf(page)).pay();
    await expect(dialogFrameOf(page).getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.keyboard.press('Escape');
    await goToCourse(page).click();
    await study(page.frameLocator('iframe[src*="/embed/frame/player"]'));
    await expectStudied(await signInAs(marketplace.url, account), courseId);

    await page.getByRole('button', { name: 'Close', exact: true }).click();

    // The sign-in went through the page, so it may not edit courses.
    await page.evaluate(() => document.body.append(document.createElement('lectern-course-form')));
    await page.getByRole('button', { name: 'Open the course form' }).click();
    const form = page.frameLocator('iframe[src*="/embed/frame/course-form"]');
    await expect(form.getByText('You signed in by way of this page')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Open the marketplace' })).toHaveAttribute('href', '/instructor');
  },
);
