import { expect, type Page } from '@playwright/test';
import { courseNamed, signIn, signInAs } from '../e2e/api.ts';
import { createShopper } from '../e2e/fixtures.ts';
import { expectReported } from './report.ts';
import { bought, expectStudied, study } from './study.ts';

/**
 * On a page with a list of courses and the script tag: card → sign-up → checkout → receipt → player → quiz → progress.
 * The page's address never changes, and the API has the order, its partner and the passed quiz.
 */
export async function walk(page: Page, url: string, marketplace: string, key: string): Promise<void> {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()));
  const modal = page.frameLocator('iframe[name="lectern-app"]');
  const shopper = createShopper(modal);
  const { _id } = await courseNamed(await signIn(marketplace, 'anonymous'), bought.title);

  await page.goto(url);
  const card = page.getByRole('article', { name: bought.title });
  await card.getByRole('link', { name: `Enroll Now: ${bought.title}` }).click();
  await modal.getByRole('link', { name: 'Create an account' }).click();
  const account = await shopper.fillSignUp();
  await shopper.pay();
  await expect(modal.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await modal.getByRole('link', { name: 'View receipt' }).click();
  await expect(modal.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();

  await card.getByRole('link', { name: `Go to Course: ${bought.title}` }).click();
  await study(page.frameLocator('iframe[src*="/embed/frame/player"]'));
  await expectStudied(await signInAs(marketplace, account), _id);
  await expectReported(marketplace, key);
  expect(addresses).toEqual([url]);
}
