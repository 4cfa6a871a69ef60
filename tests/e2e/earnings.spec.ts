import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { buy, courseNamed, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

interface Earned {
  earnings: { balance: number; months: { month: string; sales: number; share: number; refunded: number }[] };
}
const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount);

test('a sale earns its share, a refund takes it back, and an admin pays out what is due', async ({
  page,
  server,
  become,
}) => {
  const instructor = await signIn(server.url, 'instructor');
  const earned = async () => (await instructor.get<Earned>('/instructor/earnings')).earnings;
  const before = await earned();
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const { orderId } = await buy(learner, course);
  const share = Math.floor((Math.round(course.price * 100) * 70 + 50) / 100) / 100;
  expect((await earned()).balance).toBeCloseTo(before.balance + share, 2);

  await become(instructor);
  await page.goto('/instructor/earnings');
  const month = page.getByRole('row').nth(1);
  const sales = (before.months.at(-1)?.sales ?? 0) + 1;
  await expect(month.getByRole('cell').first()).toHaveText(String(sales));
  await expect(page.getByRole('definition').first()).toHaveText(rupees(before.balance + share));
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,${sales},`);

  await learner.get(`/order/${orderId}/refund`, { method: 'POST', body: { courseId: course._id } });
  await page.reload();
  await expect(month.getByRole('cell').nth(3)).toHaveText(rupees((before.months.at(-1)?.refunded ?? 0) + share));
  await expect(page.getByRole('definition').first()).toHaveText(rupees(before.balance));

  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/payouts');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const record = page.getByRole('button', { name: /^Record as paid: / }).first();
  const [, sum = '', name = ''] =
    /^Record as paid: (\S+) to (.*)$/.exec((await record.getAttribute('aria-label')) ?? '') ?? [];
  await record.press('Enter');
  await expect(page.getByText(`${sum} to ${name} was recorded as paid.`)).toBeVisible();
  await page.getByRole('button', { name: `Undo: ${sum} to ${name}` }).press('Enter');
  await expect(page.getByText(`${sum} is due to ${name} again.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Record as paid: ${sum} to ${name}` })).toBeVisible();
});
