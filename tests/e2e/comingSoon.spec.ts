import { post, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';

/** An instructor publishes a paid course before it has a lecture: it is shown last and isn't sold until it has one. */
test('a paid course without lectures is coming soon until its first lecture is published', { tag: '@deep' }, async ({
  page,
  shopper,
  server,
  browser,
  become,
}) => {
  const author = await signUp(server.url, 'instructor');
  await become(author);
  await page.goto('/instructor/course/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Listening to Frogs');
  await page.getByRole('textbox', { name: 'Description' }).fill('Ten voices of a pond, told apart by ear.');
  await page.getByRole('textbox', { name: 'Price' }).fill('1');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Music' });
  await page.getByText('Published', { exact: true }).click();
  await expect(page.getByText('This course has no published lecture.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await shopper.acknowledge('Course Created!');
  const missing = page.getByRole('link', { name: 'Coming soon: no published lecture in Listening to Frogs' });
  await expect(missing).toBeVisible();
  const content = (await missing.getAttribute('href')) ?? '';
  const courseId = content.split('/')[3] ?? '';

  const learner = await signUp(server.url);
  await become(learner);
  for (const sort of ['', '&sort=newest', '&sort=price']) {
    await page.goto(`/courses?category=music${sort}`);
    const last = page.getByRole('article').last();
    await expect(last).toHaveAccessibleName('Listening to Frogs');
    await expect(last.getByRole('button', { name: 'Coming soon: Listening to Frogs' })).toBeVisible();
  }
  await page.goto(`/course/${courseId}`);
  await expect(page.getByRole('button', { name: 'Coming soon' }).first()).toBeVisible();
  await expect(page.getByText('Buy Now', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "What You'll Learn" })).toHaveCount(0);
  await page.goto(`/checkout?course=${courseId}`);
  await expect(page.getByText(`Coming soon, so you can't buy it yet: "Listening to Frogs".`)).toBeVisible();
  const payment = { courseId, amount: 1.1, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
  const refused = { status: 409, body: { code: 'no_lectures', details: { courseIds: [courseId] } } };
  expect(await learner.ask('/payment/process', post(payment))).toMatchObject(refused);

  const withoutScript = await (await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })).newPage();
  await withoutScript.goto(`/course/${courseId}`);
  await expect(withoutScript.getByRole('button', { name: 'Coming soon' }).first()).toBeVisible();
  await expect(withoutScript.getByText(/^Buy Now$/)).toHaveCount(0);
  await withoutScript.goto('/courses?category=music');
  await expect(withoutScript.getByRole('button', { name: 'Coming soon: Listening to Frogs' })).toBeVisible();
  await withoutScript.context().close();

  const { section } = await author.get<{ section: { _id: string } }>(
    '/instructor/section',
    post({ courseId, title: 'At the pond' }),
  );
  const text = { title: 'The first voice', type: 'text', textContent: '<p>Listen at dusk, without a lamp.</p>' };
  await author.get('/instructor/lecture', post({ courseId, sectionId: section._id, ...text }));
  await page.goto(`/course/${courseId}`);
  await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
  expect((await learner.ask('/payment/process', post(payment))).status).toBe(200);
  // Learners keep it; other tests count the courses in the catalogue.
  await author.get('/instructor/course', { method: 'PUT', body: { courseId, status: 'archived' } });
});
