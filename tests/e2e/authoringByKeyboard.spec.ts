import { expect, test } from './fixtures.ts';
import { createKeyboard } from './keyboard.ts';

/** §2 and §5 without a mouse: everything works by keyboard, and the focus is never lost. */

test('a course is built, arranged, published, graded and deleted by keyboard alone', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  const keys = createKeyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });

  await page.goto('/login');
  await keys.write(field('Email'), 'instructor@lectern.example');
  await keys.write(page.getByLabel('Password', { exact: true }), 'lectern-demo');
  await page.keyboard.press('Enter');
  await keys.acknowledge('Login Successful!');

  await keys.press(link('Create New Course'));
  await keys.write(field('Title'), 'Knots by Hand');
  await keys.write(field('Description'), 'Six knots that hold, and how to open them.');
  await keys.choose(list('Category'), 'Design');
  await keys.press(button('Create Course'));
  await keys.acknowledge('Course Created!');

  await keys.press(link('Manage Content: Knots by Hand'));
  for (const title of ['Loops', 'Hitches']) {
    await keys.press(button('Add New Section').first());
    await expect(field('Section title')).toBeFocused();
    await keys.write(field('Section title'), title);
    await page.keyboard.press('Enter');
    await keys.acknowledge('Section Created');
    await expect(button('Add New Section')).toBeFocused();
  }

  const addLecture = async (type: string, title: string, fill: () => Promise<void>) => {
    await keys.press(button('Add Lecture to Loops'));
    await expect(field('Lecture title')).toBeFocused();
    await page.keyboard.type(title);
    await keys.choose(list('Type'), type);
    await fill();
    await keys.press(button('Create lecture'));
    await keys.acknowledge('Lecture Created');
    await expect(button('Add Lecture to Loops')).toBeFocused();
  };
  await addLecture('Video', 'Tying it once', async () => {
    await keys.file(page.getByLabel('Choose video'), 'packages/server/seed/media/business.webm');
    await keys.acknowledge('Video Uploaded');
    await expect(page.getByLabel('Replace video')).toBeFocused();
  });
  await addLecture('Text', 'Words for knots', async () => {
    await keys.to(field('Text'));
    await page.keyboard.type('The standing end');
    await keys.to(button('Bold'), 'Shift+Tab');
    await keys.to(button('Heading'), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The standing end' })).toBeVisible();
    await keys.to(field('Text'));
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It is the one that does not move.');
  });
  await addLecture('Quiz', 'Which knot?', async () => {});
  await addLecture('Assignment', 'Tie one', async () => {
    await keys.write(field('Assignment URL'), 'https://example.org/knots');
  });

  await keys.press(button('Create Quiz for Which knot?'));
  await keys.write(field('Quiz title'), 'Which knot?');
  const addQuestion = async (text: string, type: string, fill: () => Promise<void>) => {
    await keys.press(button('Add question'));
    await expect(field('Question text')).toBeFocused();
    await page.keyboard.type(text);
    await keys.choose(list('Question type'), type);
    await fill();
    await keys.press(button('Save question'));
    await expect(button('Add question')).toBeFocused();
  };
  await addQuestion('Which one does not slip?', 'Multiple choice', async () => {
    await keys.write(field('Option 1'), 'The bowline');
    await keys.write(field('Option 2'), 'The noose');
    await keys.to(page.getByRole('checkbox', { name: 'Option 1 is correct' }), 'Shift+Tab');
    await page.keyboard.press('Space');
  });
  await addQuestion('A hitch needs something to hold on to.', 'True or false', async () => {
    await keys.to(page.getByRole('radio', { name: 'True' }));
    await page.keyboard.press('Space');
  });
  await addQuestion('What is the end called that does not move?', 'Short answer', async () => {
    await keys.write(field('Correct answer'), 'standing');
  });
  await keys.press(button('Create Quiz'));
  await keys.acknowledge('Quiz Created');
  await expect(page.getByText('[Quiz Created]')).toBeVisible();
  await expect(button('Edit quiz of Which knot?')).toBeFocused();

  // A lecture across the edge of its section and back; then a section before another.
  const order = () =>
    page
      .getByRole('list', { name: 'Sections and lectures' })
      .getByRole('listitem')
      .locator('.lectern-content-manager-toggle, .lectern-content-manager-title')
      .allTextContents();
  await keys.to(button('Edit Tie one'));
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(order)
    .toEqual(['Loops', 'Tying it once', 'Words for knots', 'Which knot? [Quiz Created]', 'Hitches', 'Tie one']);
  await expect(button('Edit Tie one')).toBeFocused();
  await keys.press(button('Undo'));
  await expect
    .poll(order)
    .toEqual(['Loops', 'Tying it once', 'Words for knots', 'Which knot? [Quiz Created]', 'Tie one', 'Hitches']);
  await expect(button('Move up: Tie one')).toBeFocused();
  await keys.press(button('More for Hitches'));
  await keys.to(page.getByRole('menuitem', { name: 'Move up' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(order)
    .toEqual(['Hitches', 'Loops', 'Tying it once', 'Words for knots', 'Which knot? [Quiz Created]', 'Tie one']);
  await expect(button('More for Hitches')).toBeFocused();

  await keys.press(button('Edit Words for knots'));
  await keys.write(field('Lecture title'), 'Words for ropes');
  await page.keyboard.press('Enter');
  await keys.acknowledge('Lecture Updated');
  await expect(button('Edit Words for ropes')).toBeFocused();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await keys.press(button('More for Words for ropes'));
  await page.keyboard.press('End');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.acknowledge('Delete lecture?', 'Delete');
  await keys.acknowledge('Lecture Deleted');
  await expect(button('More for Which knot?')).toBeFocused();
  await keys.to(button('More for Hitches'), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.acknowledge('Delete section?', 'Delete');
  await keys.acknowledge('Section Deleted');
  await expect(button('More for Loops')).toBeFocused();

  await page.goto('/instructor');
  await keys.press(link('Edit: Knots by Hand'));
  await keys.to(page.getByRole('radio', { name: /^Draft/ }));
  await page.keyboard.press('ArrowDown');
  await keys.press(button('Update Course'));
  await keys.acknowledge('Course Updated!');

  // Meanwhile, a learner submits.
  const courseId = (await link('Edit: Knots by Hand').getAttribute('href'))?.match(/[0-9a-f]{24}/)?.[0] ?? '';
  await keys.press(link('Manage Content: Knots by Hand'));
  const lectureId = (await link('Grade: Tie one').getAttribute('href'))?.match(/[0-9a-f]{24}/)?.[0] ?? '';
  const account = {
    email: 'knots@example.org',
    password: 'paper-lantern-7',
    firstName: 'Ida',
    lastName: 'Rao',
    role: 'learner',
  };
  const { token } = await (await request.post('/api/auth/signup', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  const hand = async (path: string, data: object) =>
    expect((await request.post(`/api/enrollment/${path}`, { headers, data })).ok()).toBe(true);
  await hand('enroll', { courseId });
  await hand(`assignment/${lectureId}/submit`, { submissionText: 'A bowline around the banister.' });

  await keys.press(link('Grade: Tie one'));
  await keys.write(field('Grade'), '91');
  await keys.write(field('Feedback'), 'It holds.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'All submissions are graded.' })).toBeAttached();
  await expect(page.locator('.lectern-grading-work')).toBeFocused();

  await page.goto('/instructor');
  await keys.press(button('Delete: Knots by Hand'));
  await keys.acknowledge(/Delete/, 'Delete');
  // The same button of the course that is now in its place.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Delete: /);
});
