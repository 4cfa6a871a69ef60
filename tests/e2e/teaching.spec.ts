import type { Page } from '@playwright/test';
import { createShopper, expect, listen, test } from './fixtures.ts';

/**
 * The whole cycle in a real browser: an instructor builds a course with all four kinds of lecture and publishes it, a
 * learner buys it, reviews what a missed question names, passes the quiz and submits; the instructor grades, and the learner sees the grade.
 */

async function addLecture(page: Page, type: string, title: string, fill: () => Promise<void>) {
  await page.getByRole('button', { name: 'Add Lecture to First steps' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lecture' });
  await dialog.getByLabel('Lecture title').fill(title);
  await dialog.getByLabel('Type', { exact: true }).selectOption({ label: type });
  await fill();
  await dialog.getByRole('button', { name: 'Create lecture' }).click();
}

test('a course is built, sold, studied, and its assignment graded', { tag: '@deep' }, async ({
  page,
  shopper,
  server,
  browser,
  complaints,
}) => {
  await page.goto('/login');
  await shopper.signIn('instructor@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await page.getByRole('link', { name: 'Create New Course' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Listening to Birds');
  await page.getByRole('textbox', { name: 'Description' }).fill('Ten voices of a garden, told apart by ear.');
  await page.getByRole('textbox', { name: 'Price' }).fill('250');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Music' });
  await page.getByRole('button', { name: 'Create Course' }).click();
  await shopper.acknowledge('Course Created!');

  await page.getByRole('link', { name: 'Manage Content: Listening to Birds' }).click();
  await page.getByRole('button', { name: 'Add New Section' }).first().click();
  await page.getByLabel('Section title').fill('First steps');
  await page.getByRole('button', { name: 'Create section' }).click();
  await shopper.acknowledge('Section Created');

  await addLecture(page, 'Video', 'A morning in the garden', async () => {
    await page.getByLabel('Choose video').setInputFiles('packages/server/seed/media/business.webm');
    await shopper.acknowledge('Video Uploaded');
    await expect(page.getByText('business.webm uploaded.')).toBeVisible();
  });
  await shopper.acknowledge('Lecture Created');
  await addLecture(page, 'Text', 'How to take notes', async () => {
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('By ear');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Write what you hear, not what you know.');
  });
  await shopper.acknowledge('Lecture Created');
  await addLecture(page, 'Quiz', 'Who was that?', async () => {});
  await shopper.acknowledge('Lecture Created');
  await addLecture(page, 'Assignment', 'Your own garden', async () => {
    await page.getByLabel('Assignment URL').fill('https://example.org/garden');
  });
  await shopper.acknowledge('Lecture Created');

  await expect(page.getByText('[No Quiz]')).toBeVisible();
  await page.getByRole('button', { name: 'Create Quiz for Who was that?' }).click();
  const quiz = page.getByRole('dialog', { name: 'Create Quiz' });
  await quiz.getByLabel('Quiz title').fill('Who was that?');
  await quiz.getByRole('button', { name: 'Add question' }).click();
  await quiz.getByLabel('Question text').fill('Who sings two phrases and repeats them?');
  await quiz.getByLabel('Option 1', { exact: true }).fill('The song thrush');
  await quiz.getByLabel('Option 2', { exact: true }).fill('The wood pigeon');
  await quiz.getByLabel('Option 1 is correct').check();
  await quiz.getByLabel('Explained in (optional)').selectOption({ label: 'How to take notes' });
  await quiz.getByRole('button', { name: 'Save question' }).click();
  await expect(quiz.getByText('Explained in: How to take notes')).toBeVisible();
  await quiz.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await shopper.acknowledge('Quiz Created');
  await expect(page.getByText('[Quiz Created]')).toBeVisible();

  await page.goto('/instructor');
  await page.getByRole('link', { name: 'Edit: Listening to Birds' }).click();
  await page.getByRole('radio', { name: /^Draft/ }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Published/ })).toBeChecked();
  await page.getByRole('button', { name: 'Update Course' }).click();
  await shopper.acknowledge('Course Updated!');

  // Another user, in a separate browser context.
  const other = await browser.newContext({ baseURL: server.url });
  await listen(other, complaints);
  const learner = await other.newPage();
  const asLearner = createShopper(learner);
  await learner.goto('/search?q=listening+birds');
  await learner.getByRole('link', { name: 'Listening to Birds' }).first().click();
  await learner.getByRole('button', { name: 'Buy Now' }).first().click();
  await learner.getByRole('link', { name: 'Create an account' }).click();
  await asLearner.signUp('Proceed to Checkout');
  await asLearner.pay();
  await asLearner.acknowledge('Payment Successful!', 'Not now');
  await learner.getByRole('link', { name: 'Continue Learning: Listening to Birds' }).click();

  await expect(learner.locator('video')).toBeVisible();
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await learner.getByRole('button', { name: 'Next lecture' }).click();
  await expect(learner.getByRole('heading', { name: 'By ear' })).toBeVisible();
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await learner.getByRole('button', { name: 'Next lecture' }).click();
  await learner.getByRole('radio', { name: 'The wood pigeon' }).check();
  await learner.getByRole('button', { name: 'Submit quiz' }).click();
  await expect(learner.getByRole('heading', { name: 'Not passed' })).toBeFocused();
  // Only the lecture that explains the question, and not the video before the quiz.
  const review = learner.getByRole('button', { name: /^Review: / });
  await expect(review).toHaveText([/^Review: How to take notes/]);
  await review.click();
  await expect(learner).toHaveURL(/lecture=/);
  await expect(learner.getByRole('heading', { name: 'By ear' })).toBeVisible();
  await learner.getByRole('button', { name: 'Next lecture' }).click();
  await learner.getByRole('radio', { name: 'The song thrush' }).check();
  await learner.getByRole('button', { name: 'Submit quiz' }).click();
  await expect(learner.getByRole('heading', { name: 'Passed' })).toBeVisible();
  await learner.getByRole('button', { name: 'Next lecture' }).click();
  await learner.getByLabel('Submission text').fill('A robin on the fence, at seven.');
  await learner.getByRole('button', { name: 'Submit assignment' }).click();
  await expect(learner.getByText('Not graded yet')).toBeVisible();
  await expect(learner.getByText('100.0% complete').first()).toBeVisible();

  await page.getByRole('link', { name: 'Manage Content: Listening to Birds' }).click();
  await page.getByRole('link', { name: 'Grade: Your own garden' }).click();
  await expect(page.getByText('A robin on the fence, at seven.')).toBeVisible();
  await page.getByLabel('Grade', { exact: true }).fill('87');
  await page.getByLabel('Feedback').fill('You heard the right one first.');
  await page.getByRole('button', { name: 'Save grade' }).click();
  await expect(page.getByText(/^Grade saved\./)).toBeVisible();

  await learner.reload();
  await expect(learner.getByText('Grade: 87 out of 100')).toBeVisible();
  await expect(learner.getByText('You heard the right one first.')).toBeVisible();
  await learner.getByRole('button', { name: /^Notifications/ }).click();
  await expect(learner.getByText(/Your own garden/).first()).toBeVisible();
  await other.close();

  // Other tests count the courses in the catalogue.
  await page.goto('/instructor');
  await page.getByRole('link', { name: 'Edit: Listening to Birds' }).click();
  await page.getByRole('radio', { name: /^Published/ }).press('ArrowDown');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await shopper.acknowledge('Course Updated!');
});
