import { type Api, post } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';

const text = Array.from({ length: 40 }, (_, line) => `<p>Line ${line + 1} of what the tide leaves behind.</p>`).join(
  '',
);

/** A paid course with a locked text, a free one, and a free quiz. */
async function prepare(url: string) {
  const course = await prepareCourse(url, 'Walking at Low Tide');
  const add = (title: string, order: number, more: object) =>
    course.addLecture({ title, order, type: 'text', textContent: text, isPublished: true, ...more });
  await add('Before you go', 0, {});
  await add('What the tide leaves', 1, { isFree: true });
  const quiz = await add('Wet or dry', 2, { type: 'quiz', isFree: true, textContent: undefined });
  const made = await course.author.get<{ quiz: { _id: string } }>(
    '/instructor/quiz',
    post({ lectureId: quiz, title: 'Wet or dry' }),
  );
  const quizId = made.quiz._id;
  const question = { quizId, text: 'Is the sand dry at low tide?', type: 'true-false', correctAnswer: 'false' };
  await course.author.get('/instructor/question', post(question));
  await course.author.get(`/instructor/lecture/${quiz}`, { method: 'PUT', body: { quizId } });
  await course.author.get('/instructor/course', { method: 'PUT', body: { courseId: course.courseId, price: 250 } });
  return course;
}

test('a visitor reads a free lesson, answers a question by keyboard, and continues into the course', async ({
  page,
  server,
  shopper,
}) => {
  const course = await prepare(server.url);
  const sent: string[] = [];
  page.on('response', async (response) => {
    if (/\/api\//.test(response.url())) sent.push(await response.text().catch(() => ''));
  });
  await page.goto(`/course/${course.courseId}`);
  const sample = page.locator('.lectern-lecture-sample');
  await expect(sample.getByRole('heading', { name: 'What the tide leaves' })).toBeVisible();
  await expect(sample.getByText('Line 1 of what the tide leaves behind.')).toBeVisible();
  const before = (await sample.boundingBox())?.height ?? 0;
  await sample.getByRole('button', { name: 'Read the whole lesson' }).press('Enter');
  await expect.poll(async () => (await sample.boundingBox())?.height ?? 0).toBeGreaterThan(before + 200);

  await page.getByRole('button', { name: /Wet or dry.*Free lesson/ }).press('Enter');
  await expect(sample.getByRole('heading', { name: 'Wet or dry' })).toBeFocused();
  await expect(sample.getByRole('heading', { name: 'Wet or dry' })).toBeInViewport();
  await sample.getByRole('radio', { name: 'True', exact: true }).press('Space');
  await sample.getByRole('button', { name: 'Check answer' }).press('Enter');
  await expect(sample.getByText('Not quite. Try again.')).toBeVisible();
  await sample.getByRole('radio', { name: 'False', exact: true }).press('Space');
  await sample.getByRole('button', { name: 'Check answer' }).press('Enter');
  await expect(sample.getByText("That's right.")).toBeVisible();
  expect(sent.join('\n')).not.toMatch(/correctAnswer|"isCorrect":(true|false),"text"/);
  // Nothing of the locked lecture has come along.
  expect(sent.filter((body) => body.includes('of what the tide leaves behind')).length).toBeLessThanOrEqual(1);

  await page.getByRole('button', { name: /What the tide leaves.*Free lesson/ }).click();
  await sample.getByRole('button', { name: 'Continue with lecture 3 – ₹250.00' }).click();
  await expect(page).toHaveURL(/\/login/);
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!', 'Proceed to Checkout');
  await expect(page).toHaveURL(new RegExp(`/checkout\\?.*${course.courseId}`));
  await shopper.pay();
  const paid = page.getByRole('dialog', { name: 'Payment Successful!' });
  await paid.getByRole('button', { name: 'Start learning' }).click();
  // Where the button said, with what was read behind them.
  await expect(page.getByRole('heading', { name: 'Wet or dry' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /What the tide leaves.*Completed/ })).toBeVisible();
  await course.remove();
});

test('a free lesson is there without a script, and a lecture that is no longer free is gone', { tag: '@deep' }, async ({
  browser,
  server,
}) => {
  const course = await prepare(server.url);
  const page = await (await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })).newPage();
  await page.goto(`/course/${course.courseId}`);
  await expect(page.getByText('Line 40 of what the tide leaves behind.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the whole lesson' })).toBeHidden();
  for (const { _id } of await course.lectures()) await close(course.author, _id);
  await page.goto(`/course/${course.courseId}`);
  await expect(page.getByRole('heading', { name: 'Try a lesson' })).toHaveCount(0);
  await expect(page.getByText('Line 1 of what the tide leaves behind.')).toHaveCount(0);
  await page.context().close();
  await course.remove();
});

const close = (author: Api, id: string) =>
  author.get(`/instructor/lecture/${id}`, { method: 'PUT', body: { isFree: false } });

test('an instructor opens a lecture to everyone, and is advised where many are open', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const course = await prepare(server.url);
  await become(course.author);
  await page.goto(`/instructor/course/${course.courseId}/content`);
  await expect(page.getByText('[Free]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit Before you go' }).click();
  const dialog = page.getByRole('dialog');
  const free = dialog.getByRole('checkbox', { name: /^Free lesson/ });
  await expect(free).not.toBeChecked();
  await free.check();
  await expect(dialog.getByText('3 of 3 lectures would be free. At most a third is usual.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update lecture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  expect((await course.lectures()).map((lecture) => (lecture as { isFree?: boolean }).isFree)).toEqual([
    true,
    true,
    true,
  ]);
  await course.remove();
});
