import AxeBuilder from '@axe-core/playwright';
import { buy, post, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

interface Course {
  _id: string;
  title: string;
  price: number;
  numberOfReviews: number;
  creatorId: { _id: string };
}

/** Somebody who has bought a course and completed so much of it. */
async function prepare(url: string, share: number) {
  const learner = await signUp(url);
  const { courses } = await learner.get<{ courses: Course[] }>('/search/courses?minPrice=500&limit=50');
  const course = courses[0];
  if (!course) throw new Error('The seed has no such course.');
  const { orderId, lectures } = await buy(learner, course);
  for (const { _id, type } of lectures.slice(0, Math.ceil(lectures.length * share))) {
    if (type === 'quiz' || type === 'assignment') continue;
    await learner.get(
      '/enrollment/lecture-progress',
      post({ lectureId: _id, isCompleted: true, lastWatchedPosition: 0 }),
    );
  }
  const isEnrolled = async () =>
    (await learner.get<{ courses: Course[] }>('/enrollment/purchased-courses')).courses.length > 0;
  return { learner, course, orderId, isEnrolled };
}

test('a buyer gets the money back at once from the purchases, and the receipt says so', async ({
  page,
  server,
  become,
}) => {
  const { learner, course, orderId, isEnrolled } = await prepare(server.url, 0);
  await become(learner);
  await page.goto('/orders');
  await page.getByRole('link', { name: /^Request a refund: LEC-/ }).click();
  await expect(page).toHaveURL(`${server.url}/orders/${orderId}/refund`);
  await expect(page.getByRole('heading', { level: 1, name: 'Request a refund' })).toBeVisible();
  await expect(page.getByText("You'll be refunded immediately.")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('Why? (optional)').fill('I have it as a book');
  await page.getByRole('button', { name: /^Refund ₹.* and end access$/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'was returned to you' })).toBeVisible();
  expect(await isEnrolled()).toBe(false);
  await page.getByRole('link', { name: 'Back to the receipt' }).click();
  await expect(page.getByRole('row', { name: `Refunded: ${course.title}` })).toContainText('−₹');
  await expect(page.getByRole('link', { name: 'Request a refund' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Credit note C-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Credited ₹/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const file = page.getByRole('link', { name: 'Download PDF' });
  expect(await file.getAttribute('href')).toContain('/api/receipt/C-');
  await page.emulateMedia({ media: 'print' });
  await expect(file).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the receipt' }).click();
  await expect(page).toHaveURL(`${server.url}/orders/${orderId}`);
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: new RegExp(course.title) })).toContainText('Refunded');
});

test('who has completed much waits for an admin, who declines with a reason', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const { learner, course, orderId, isEnrolled } = await prepare(server.url, 0.8);
  await become(learner);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Request a refund' }).click();
  await expect(page.getByText("so we'll review your request")).toBeVisible();
  await page.getByLabel('Why? (optional)').fill('Too much wind in it');
  await page.getByRole('button', { name: 'Request the refund' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Until then you keep the course.' })).toBeVisible();

  await become(await signIn(server.url, 'admin'));
  await page.goto('/admin/dashboard');
  const listed = page.getByRole('listitem').filter({ hasText: learner.email });
  await expect(listed).toContainText('Too much wind in it');
  await expect(listed).toContainText(course.title);
  await listed.getByRole('button', { name: 'Decline' }).click();
  await expect(listed.getByText('Please say why, so that the buyer can read it.')).toBeVisible();
  await listed.getByLabel('Answer to the buyer').fill('You have completed most of it.');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await listed.getByRole('button', { name: 'Decline' }).click();
  await expect(listed.getByRole('button', { name: 'Decline' })).toHaveCount(0);

  await become(learner);
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByText('Our answer: You have completed most of it.')).toBeVisible();
  expect(await isEnrolled()).toBe(true);
});
