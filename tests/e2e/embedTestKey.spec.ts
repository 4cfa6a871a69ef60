import type { Page } from '@playwright/test';
import { documentOf } from '../hosts/hostPage.ts';
import { sampled } from '../runs.ts';
import { courseNamed, signIn, signInAs } from './api.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { createShopper } from './fixtures.ts';

/** A partner tries its page with its test key. */

interface Partner {
  _id: string;
  key: string;
  testKey: string;
}
const tell = `<script>
  window.told = [];
  addEventListener('lectern-purchase', ({ detail }) => told.push(detail));
</script>`;
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

for (const script of sampled(['module', 'classic'] as const))
  test(`${script}: with a test key, someone pays with a test card, and no figure has it`, async ({
    page,
    site,
    marketplace,
  }) => {
    const admin = await signIn(marketplace.url, 'admin');
    const { partners } = await admin.get<{ partners: Partner[] }>('/admin/partners');
    const partner = partners.find(({ key }) => key === marketplace.key);
    if (!partner) throw new Error('The partner of the test is missing.');
    const report = () => admin.get(`/admin/partners/${partner._id}/report`);
    const { _id: id } = await courseNamed(admin, 'Clear Sentences');
    const before = await report();
    const body = () => `${tell}<lectern-checkout course-ids="${id}"><a href="#buy">Buy it</a></lectern-checkout>`;
    site.serve('/try', { body: documentOf({ title: 'Try', body, script }, { ...marketplace, key: partner.testKey }) });
    await page.goto(`${site.url}/try`);
    const button = page.locator('lectern-checkout').getByRole('link', { name: 'Enroll Now' });
    await button.click();
    const frame = dialogFrameOf(page);
    await frame.getByRole('link', { name: 'Create an account' }).click();
    const shopper = createShopper(frame);
    const person = await shopper.fillSignUp();
    await expect(frame.getByText(/^Test mode: you won't be charged, and no course opens\./)).toBeVisible();
    await shopper.pay();
    await expect(frame.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(frame.getByText('This was a test order.')).toBeVisible();
    await expect(frame.getByRole('link', { name: /^Start learning/ })).toHaveCount(0);
    expect(await told(page)).toEqual([expect.objectContaining({ courseIds: [id], isTest: true })]);
    await frame.getByRole('link', { name: 'View receipt' }).click();
    await expect(frame.getByText('Test order', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeVisible();

    const buyer = await signInAs(marketplace.url, person);
    expect(await buyer.get('/order')).toEqual({ orders: [] });
    expect(await buyer.get('/enrollment/purchased-courses')).toMatchObject({ courses: [] });
    expect(await report()).toEqual(before);
  });

test("a plain link with a test key leads to a test order on the marketplace's own pages", async ({
  page,
  marketplace,
  shopper,
}) => {
  const admin = await signIn(marketplace.url, 'admin');
  const { partners } = await admin.get<{ partners: Partner[] }>('/admin/partners');
  const testKey = partners.find(({ key }) => key === marketplace.key)?.testKey;
  const { _id: id } = await courseNamed(admin, 'Clear Sentences');
  await page.goto(`${marketplace.url}/course/${id}?partner=${testKey}`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const person = await shopper.signUp('Proceed to Checkout');
  await expect(page.getByText(/^Test mode: you won't be charged/)).toBeVisible();
  await shopper.pay();
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toContainText('This was a test order.');
  expect(await (await signInAs(marketplace.url, person)).get('/order')).toEqual({ orders: [] });
});

test('a part of a test key in a link is refused, and nothing is paid', async ({ page, marketplace, shopper }) => {
  const { _id: id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
  await page.goto(`${marketplace.url}/course/${id}?partner=pk_test_wrongwrongwrong0000`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const person = await shopper.signUp('Proceed to Checkout');
  await shopper.pay();
  await expect(page.getByRole('dialog')).toContainText("This marketplace doesn't know this partner key.");
  expect(await (await signInAs(marketplace.url, person)).get('/order')).toEqual({ orders: [] });
});
