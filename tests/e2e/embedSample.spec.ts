import { courseNamed, signIn } from './api.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';
import { createShopper } from './fixtures.ts';

/** Free lessons on a partner's page. */

const TITLE = 'Git Without Fear';
interface Outline {
  _id: string;
  title: string;
  type: string;
  isFree?: boolean;
}
/** A course of the demo with its free lessons: a text, and a quiz. */
async function lessonsOf(url: string) {
  const visitor = await signIn(url, 'anonymous');
  const { _id: id } = await courseNamed(visitor, TITLE);
  const { course } = await visitor.get<{ course: { sections: { lectures: Outline[] }[] } }>(`/search/courses/${id}`);
  const free = course.sections.flatMap(({ lectures }) => lectures.filter(({ isFree }) => isFree));
  return { id, quiz: free.find(({ type }) => type === 'quiz')?._id ?? '' };
}
const sampleOf = (id: string, attributes = '') =>
  `<lectern-sample course-id="${id}"${attributes}><a href="#lesson">Try a lesson</a></lectern-sample>`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson that a partner's server has put into its page is read whole, and leads into the course", async ({
    page,
    marketplace,
    openHost,
  }) => {
    const { id } = await lessonsOf(marketplace.url);
    const address = `${marketplace.url}/embed/fragments/sample?course=${id}&format=html`;
    await openHost(await (await fetch(address)).text());
    await expect(page.getByRole('heading', { name: 'A history made of snapshots' })).toBeVisible();
    const last = page.locator('lectern-sample .lectern-prose > :last-child');
    await expect(last).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Continue with lecture 2 – ₹499' }).click();
    await expect(page).toHaveURL((url) => url.href.startsWith(marketplace.url) && url.href.includes(id));
  });
});

test('one press below a lesson opens the checkout of its course', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const { id } = await lessonsOf(marketplace.url);
  await openHost(sampleOf(id));
  await page.getByRole('link', { name: 'Continue with lecture 2 – ₹499' }).press('Enter');
  const checkout = dialogFrameOf(page);
  await checkout.getByRole('link', { name: 'Create an account' }).click();
  await createShopper(checkout).fillSignUp();
  await expect(checkout.getByRole('button', { name: 'Pay ₹548.90' })).toBeVisible();
});

test('a question opens in the page and is answered by keyboard, without an account', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const { id, quiz } = await lessonsOf(marketplace.url);
  await openHost(sampleOf(id, ` lecture-id="${quiz}"`));
  await expect(page.getByText('What does a branch consist of, underneath?')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Answer the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  const lesson = page.locator('lectern-sample').frameLocator('iframe');
  const right = lesson.getByRole('radio', { name: 'A movable name that points at one commit' });
  await expect(right).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(lesson.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(right).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(lesson.getByRole('button', { name: 'Check answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lesson.getByRole('status')).toContainText("That's right.");
  await expect(lesson.getByRole('button', { name: /^Continue with/ })).toBeVisible();
});
