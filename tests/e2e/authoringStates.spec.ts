import type { Page } from '@playwright/test';
import { isDeep } from '../runs.ts';
import { post } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';
import { judge, showTheme } from './inspector.ts';

const looks = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 1280 },
] as const;
let checked = 0;

/** Checks what is open: WCAG 2.2 AA by axe, and no horizontal overflow. */
async function check(page: Page, state: string, selector = '[role=dialog]') {
  checked += 1;
  // One look per state, in turn; all looks in the deep run.
  for (const { theme, width } of isDeep ? looks : looks.slice(checked % 4, (checked % 4) + 1)) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showTheme(page, theme);
    const name = `${state} at ${width} px, ${theme}`;
    const isWide = await page.locator(selector).evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(isWide, `${name} runs out sideways`).toBe(false);
    await judge(page, name, { within: selector });
  }
}

const long = 'Die Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung von 1829';

test('every authoring dialog is accessible and fits in every state', { tag: '@deep' }, async ({
  page,
  server,
  shopper,
  become,
}) => {
  const course = await prepareCourse(server.url, long);
  await become(course.author);
  await course.addLecture({ title: `Quiz: ${long}`, type: 'quiz', order: 0 });
  const graded = await course.addLecture({
    title: 'Hand it in',
    type: 'assignment',
    order: 1,
    contentUrl: 'https://example.org/brief',
  });
  const open = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    const discard = page.getByRole('button', { name: 'Discard' });
    // A dialog with unsaved changes asks first.
    await expect.poll(async () => (await discard.isVisible()) || (await dialog.count()) === 0).toBe(true);
    if (await discard.isVisible()) await discard.click();
    await expect(dialog).toHaveCount(0);
  };

  await page.goto(`/instructor/course/${course.courseId}/content`);
  await open('Add New Section');
  await dialog.getByRole('button', { name: 'Create section' }).click();
  await expect(dialog.getByText('Section title must be at least 3 characters long.')).toBeVisible();
  await check(page, 'a refused section');
  await close();

  for (const type of ['Video', 'Text', 'Quiz', 'Assignment']) {
    await open('Add Lecture to One');
    await dialog.getByLabel('Type', { exact: true }).selectOption({ label: type });
    if (type === 'Text') await expect(dialog.getByRole('toolbar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create lecture' }).click();
    await expect(dialog.getByText(/^Lecture title must be/)).toBeVisible();
    await check(page, `a refused ${type}`);
    await close();
  }
  await page.getByRole('button', { name: 'More for Hand it in' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await check(page, 'the question before a deletion');
  await page.keyboard.press('Escape');

  await open(/^Create Quiz for/);
  await check(page, 'an empty quiz');
  await dialog.getByRole('button', { name: 'Add question' }).click();
  for (const type of ['Multiple choice', 'True or false', 'Short answer']) {
    await page.setViewportSize({ width: 1280, height: 640 });
    await dialog.getByLabel('Question type').selectOption({ label: type });
    await dialog.getByRole('button', { name: 'Save question' }).click();
    await shopper.acknowledge('Validation Error');
    await expect(dialog.getByText('Question text must be at least 5 characters long.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save question' })).toBeInViewport({ ratio: 1 });
    await check(page, `a refused question: ${type}`);
  }
  await dialog.getByRole('button', { name: 'Cancel question' }).click();
  await open('Discard');
  const lines = [
    `short-answer,${long}?,1,cap`,
    'true-false,Too old.,1,perhaps',
    'multiple-choice,Which one?,1,,*This,That',
  ];
  await page.setViewportSize({ width: 1280, height: 640 });
  await dialog
    .getByLabel('Import from CSV')
    .setInputFiles({ name: 'q.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(dialog.getByText('2 questions imported')).toBeVisible();
  // Above the buttons at the bottom of the dialog.
  const foot = await dialog.locator('.lectern-dialog-footer').boundingBox();
  const refused = await dialog.getByText('Line 2: The answer must be true or false.').boundingBox();
  expect((refused?.y ?? 0) + (refused?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await check(page, 'a quiz with a report of its import');
  await page.route(/\/instructor\/question$/, (route) => route.fulfill({ status: 400, json: { message: 'Not now.' } }));
  await dialog.getByLabel('Quiz title').fill('Caps');
  await dialog.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  await shopper.acknowledge('Creation Failed');
  await check(page, 'a quiz that stopped half-way');
  await page.unroute(/\/instructor\/question$/);
  await dialog.getByRole('button', { name: 'Continue creating' }).click();
  await shopper.acknowledge('Quiz Created');
  await open(/^Edit quiz of/);
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await check(page, 'a finished quiz');
  await close();
  await check(page, 'the content', 'main');

  await page.goto(`/instructor/grading/${graded}`);
  await expect(page.getByText('No submissions yet.')).toBeVisible();
  await check(page, 'nothing to grade', 'main');
  await course.learner.get(`/enrollment/assignment/${graded}/submit`, post({ submissionText: `${long} ${long}` }));
  await page.reload();
  await page.getByRole('button', { name: 'Save grade' }).click();
  await check(page, 'a refused grade', 'main');
  await page.goto(`/instructor/course/edit/${course.courseId}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('x');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await check(page, 'a refused course', 'main');
  await course.remove();
});

/** The session ends between two keystrokes, and the text is there after signing in again. */
test("an author's unsaved text survives an expired session", { tag: '@deep' }, async ({
  page,
  server,
  shopper,
  become,
}) => {
  const course = await prepareCourse(server.url, 'Reading Stones');
  const { author } = course;
  await become(author);
  const title = 'Which stone?';
  const lectureId = await course.addLecture({ title, type: 'quiz' });
  const { quiz } = await author.get<{ quiz: { _id: string } }>('/instructor/quiz', post({ lectureId, title }));
  const quizId = quiz._id;
  const question = { quizId, text: 'Does it float?', type: 'true-false', correctAnswer: 'true' };
  await author.get('/instructor/question', post(question));
  await author.get(`/instructor/lecture/${lectureId}`, { method: 'PUT', body: { quizId } });
  const content = `/instructor/course/${course.courseId}/content`;
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const forms = [
    {
      path: '/instructor/course/new',
      open: async () => {},
      write: async () => {
        await page.getByRole('textbox', { name: 'Title' }).fill('Stones that float');
        await page.getByRole('textbox', { name: 'Description' }).fill('There is one kind, and it is not rare.');
        await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
      },
      save: () => button('Create Course').click(),
      expectWritten: async () => {
        await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Stones that float');
        await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/not rare/);
        await expect(page.getByRole('combobox', { name: 'Category' })).not.toHaveValue('');
      },
      saved: 'Course Created!',
    },
    {
      path: content,
      open: () => button('Add Lecture to One').click(),
      write: async () => {
        await dialog.getByLabel('Lecture title').fill('Pumice');
        await dialog.getByLabel('Type', { exact: true }).selectOption({ label: 'Text' });
        await dialog.getByRole('textbox', { name: 'Text', exact: true }).click();
        await page.keyboard.type('It is full of air.');
      },
      save: () => button('Create lecture').click(),
      expectWritten: async () => {
        await expect(dialog.getByLabel('Lecture title')).toHaveValue('Pumice');
        await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toHaveText('It is full of air.');
      },
      saved: 'Lecture Created',
    },
    {
      path: content,
      open: async () => {
        await button('Edit quiz of Which stone?').click();
        const add = dialog.getByRole('button', { name: 'Add question' });
        const form = dialog.getByLabel('Question text');
        await expect(add.or(form)).toBeVisible();
        if (await add.isVisible()) await add.click();
      },
      write: async () => {
        await dialog.getByLabel('Question text').fill('Why does it float?');
        await dialog.getByLabel('Option 1', { exact: true }).fill('Air');
        await dialog.getByLabel('Option 2', { exact: true }).fill('Luck');
        await dialog.getByLabel('Option 1 is correct').check();
      },
      save: () => button('Save question').click(),
      expectWritten: async () => {
        await expect(dialog.getByLabel('Question text')).toHaveValue('Why does it float?');
        await expect(dialog.getByLabel('Option 2', { exact: true })).toHaveValue('Luck');
        await expect(dialog.getByLabel('Option 1 is correct')).toBeChecked();
      },
      saved: 'Question Added',
    },
  ];
  for (const { path, open, write, save, expectWritten, saved } of forms) {
    await page.goto(path);
    await open();
    await write();
    // The server stops accepting the token, from one call to the next.
    await page.route('**/api/instructor/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer e30.e30.AAAA' } }),
    );
    await save();
    await shopper.acknowledge('Session Expired');
    await page.unroute('**/api/instructor/**');
    await shopper.signIn(author.email, author.password);
    await shopper.acknowledge('Login Successful!');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await open();
    await expectWritten();
    await save();
    await shopper.acknowledge(saved);
  }
  const own = await author.get<{ courses: { _id: string; title: string }[] }>('/instructor/my-courses');
  await course.remove(own.courses.find(({ title }) => title === 'Stones that float')?._id);
  await course.remove();
});
