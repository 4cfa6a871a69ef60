import AxeBuilder from '@axe-core/playwright';
import { courseNamed, post, type SeedCourse, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

test('a link with a code takes its discount off at the checkout, and the receipt shows it', async ({
  page,
  server,
  shopper,
  become,
}) => {
  const admin = await signIn(server.url, 'admin');
  const learner = await signUp(server.url);
  const course = await courseNamed(learner, 'TypeScript That Reads Well');
  const paise = Math.round(course.price * 100);
  const taken = Math.floor((paise * 25 + 50) / 100);
  const tax = Math.floor(((paise - taken) * 10 + 50) / 100);
  const rupees = (amount: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);
  const code = `spring-${Date.now()}`;
  await admin.get('/instructor/discount-codes', post({ code, kind: 'percent', value: 25, maxPerPerson: 1 }));

  await become(learner);
  await page.goto(`/course/${course._id}?code=${code}`);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  const applied = `Code ${code.toUpperCase()}: ${rupees(taken)} off.`;
  await expect(page.getByText(applied)).toBeVisible();
  const pay = page.getByRole('button', { name: `Pay ${rupees(paise - taken + tax)}` });
  await expect(pay).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const found = await new AxeBuilder({ page }).include('main').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);

  // By keyboard: without the code, then with it again.
  await page.getByRole('button', { name: 'Remove code' }).press('Enter');
  await expect(
    page.getByRole('button', { name: `Pay ${rupees(paise + Math.floor((paise * 10 + 50) / 100))}` }),
  ).toBeVisible();
  await page.getByLabel('Discount code').fill(code);
  await page.getByLabel('Discount code').press('Enter');
  await expect(pay).toBeVisible();
  await shopper.pay();
  await shopper.acknowledge('Payment Successful!', 'View receipt');
  await expect(page.getByRole('row', { name: `Discount (${code.toUpperCase()}) -${rupees(taken)}` })).toBeVisible();

  // Once for each person, and a used link isn't applied again.
  const { courses } = await learner.get<{ courses: SeedCourse[] }>('/search/courses?minPrice=500&limit=50');
  const other = courses.find(({ _id }) => _id !== course._id);
  await page.goto(`/checkout?course=${other?._id}`);
  await page.getByText('Have a discount code?').click();
  await expect(page.getByLabel('Discount code')).toHaveValue('');
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('You have already used this code.')).toBeVisible();
  await expect(page.getByLabel('Discount code')).toBeFocused();
});
