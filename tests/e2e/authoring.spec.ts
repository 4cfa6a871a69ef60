import { expect, test } from './fixtures.ts';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an instructor lands on their dashboard, creates a course with a picture, edits and deletes it', async ({
  page,
  shopper,
}) => {
  await page.goto('/login');
  await shopper.signIn('instructor@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await expect(page).toHaveURL(/\/instructor$/);

  await page.getByRole('link', { name: 'Create New Course' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Reading Rivers');
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('textbox', { name: 'Description' }).fill('Water tells where it has been.');
  await page.getByRole('textbox', { name: 'Price' }).fill('499.50');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Design' });
  await page.getByLabel('Choose image').setInputFiles({ name: 'river.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('river.png')).toBeVisible();
  await page.getByRole('button', { name: 'Add a line to Learning objectives' }).click();
  await page.keyboard.type('See where it was');
  await page.getByRole('button', { name: 'Create Course' }).click();
  await shopper.acknowledge('Course Created!');

  const course = page.getByRole('article', { name: 'Reading Rivers' });
  await expect(course.getByText('Draft')).toBeVisible();
  await expect(course.getByText('₹499.50')).toBeVisible();
  await course.getByRole('link', { name: 'Edit: Reading Rivers' }).click();
  await expect(page.getByRole('textbox', { name: 'Learning objective 1' })).toHaveValue('See where it was');
  await page.getByRole('textbox', { name: 'Title' }).fill('Reading Great Rivers');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/instructor\/course\/edit\//);
  await page.goBack();
  // Two presses at once are one move of two pages.
  await expect(question).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(page).toHaveURL(/\/instructor$/);
  await expect(course).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Reading Great Rivers');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Reading Great Rivers');
  await page.getByRole('button', { name: 'Remove the course image' }).click();
  await page.getByRole('button', { name: 'Update Course' }).click();
  await shopper.acknowledge('Course Updated!');

  await page.getByRole('button', { name: 'Delete: Reading Great Rivers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name: 'Reading Great Rivers' })).toBeHidden();
  // The same button of the course that is now in its place.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Delete: /);
});

test('a course of three lectures takes twelve presses, with one notice for each step and not for each lecture', {
  tag: '@deep',
}, async ({ page, shopper }) => {
  await page.goto('/login');
  await shopper.signIn('instructor@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  let presses = 0;
  // A choice from a list is two: it opens, and is chosen.
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.evaluate(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    document.addEventListener('click', countPress, { capture: true });
  });
  const choose = async (list: string, label: string) => {
    await page.getByRole('combobox', { name: list, exact: true }).selectOption({ label });
    presses += 2;
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const lecture = async (title: string) => {
    await page.getByRole('textbox', { name: 'Lecture title' }).fill(title);
    await page.getByRole('textbox', { name: 'Video URL' }).fill('https://vimeo.com/76979871');
  };
  const added = (title: string) => expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();

  await page.getByRole('link', { name: 'Create New Course' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Knots in a Hurry');
  await page.getByRole('textbox', { name: 'Description' }).fill('Three knots that hold, and how to open them.');
  await choose('Category', 'Design');
  await press('Create Course');
  await shopper.acknowledge('Course Created!', 'Add content');
  await press('Add New Section');
  await page.getByRole('textbox', { name: 'Section title' }).fill('Loops');
  await press('Create section');
  await shopper.acknowledge('Section Created', 'Add Lecture');
  await lecture('The bowline');
  await press('Create and add another');
  await added('The bowline');
  await lecture('The butterfly');
  await press('Create and add another');
  await added('The butterfly');
  await lecture('The clove hitch');
  await press('Create lecture');
  await shopper.acknowledge('Lecture Created');
  expect(presses).toBe(12);
  await expect(page.locator('.lectern-content-manager-title')).toHaveText([
    /The bowline/,
    /The butterfly/,
    /The clove hitch/,
  ]);

  await page.goto('/instructor');
  await press('Delete: Knots in a Hurry');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name: 'Knots in a Hurry' })).toBeHidden();
});

test("an admin lands on their dashboard, manages the categories, and can't create courses", async ({
  page,
  shopper,
}) => {
  await page.goto('/login');
  await shopper.signIn('admin@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole('link', { name: 'Manage categories' }).click();
  await page.getByRole('textbox', { name: 'New category' }).fill('Gardens');
  await page.keyboard.press('Enter');
  await expect(page.getByText('"Gardens" was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename Gardens' }).click();
  await page.keyboard.type('Meadows');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete Meadows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('"Meadows" was deleted.')).toBeVisible();
  const design = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Rename Design' }) });
  await expect(design.getByRole('link', { name: /^\d+ (published courses|courses, \d+ published)$/ })).toBeVisible();
  await expect(design.getByRole('button')).toHaveText(['Rename']);

  await page.goto('/instructor');
  await expect(page.getByText(/^Only instructors have courses here\./)).toBeVisible();
  await page.goto('/instructor/course/new');
  await expect(page.getByRole('dialog').getByText('You must be an instructor to manage courses.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
