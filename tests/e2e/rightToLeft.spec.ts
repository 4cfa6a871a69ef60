import type { Locator } from '@playwright/test';
import { courseNamed, signIn } from './api.ts';
import { expect, settle, test } from './fixtures.ts';

/** English words on a page that is read from right to left. */

const turn = () => {
  document.documentElement.dir = 'rtl';
};

/** How far the text of an element ends from the right edge of what contains it. */
const distanceToEdge = (text: Locator, container: string) =>
  text.evaluate((element, selector) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const edge = element.closest(selector)?.getBoundingClientRect().right ?? Number.NaN;
    return Math.round(edge - range.getBoundingClientRect().right);
  }, container);

/** The words of an element in the order in which they stand, line by line from left to right. */
const shownWords = (text: Locator) =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: { word: string; left: number; top: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, top } = range.getBoundingClientRect();
        words.push({ word, left, top });
      }
    }
    return (
      words
        // A badge in a line begins a little higher than the words beside it.
        .sort((a, b) => (Math.abs(a.top - b.top) > 10 ? a.top - b.top : a.left - b.left))
        .map(({ word }) => word)
        .join(' ')
    );
  });

test('titles and names keep the edge of a page from right to left, and facts their order', { tag: '@deep' }, async ({
  page,
  server,
}) => {
  const course = await courseNamed(await signIn(server.url, 'anonymous'), 'TypeScript That Reads Well');
  await page.goto('/courses');
  await settle(page);
  await page.evaluate(turn);
  const card = page.getByRole('article', { name: course.title });
  const title = card.getByRole('heading');
  // The padding of a card.
  await expect.poll(() => distanceToEdge(title, 'article')).toBeLessThan(24);
  await expect.poll(() => distanceToEdge(card.getByText('Asha Menon'), 'article')).toBeLessThan(24);
  expect(await shownWords(page.getByRole('heading', { name: /Courses Found/ }))).toMatch(/^\d+ Courses Found$/);

  await page.goto(`/course/${course._id}`);
  await settle(page);
  await page.evaluate(turn);
  expect(await shownWords(page.locator('.lectern-course-detail-byline'))).toBe('By Asha Menon');
  const duration = page.locator('.lectern-course-detail-buy-card dd').first();
  expect(await shownWords(duration.locator('bdi'))).toMatch(/^[\d.]+ h$/);
  // At the end of its row: the left.
  const gap = await duration.evaluate((dd) => {
    const range = document.createRange();
    range.selectNodeContents(dd);
    const row = dd.parentElement as HTMLElement;
    return Math.round(range.getBoundingClientRect().left - row.getBoundingClientRect().left);
  });
  expect(gap).toBe(0);
});

test('on a phone from right to left the outline of an author keeps its edge, and what is next its order', {
  tag: '@deep',
}, async ({ page, become }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const course = await courseNamed(await become('instructor'), 'TypeScript That Reads Well');
  await page.goto(`/instructor/course/${course._id}/content`);
  await settle(page);
  await page.evaluate(turn);
  const facts = page.locator('.lectern-content-manager-facts');
  expect(await shownWords(facts)).toMatch(/3 sections · \d+ lectures/);
  // Two lines: their shorter one would end far from the edge.
  const title = page.getByRole('button', { name: 'Edit Making impossible states unwritable' });
  const ofTitle = await distanceToEdge(title, '.lectern-content-manager-title');
  expect(ofTitle).toBeLessThan(2);

  await become('learner');
  await page.goto('/dashboard');
  await settle(page);
  await page.evaluate(turn);
  expect(await shownWords(page.getByText(/^Next: /).first())).toMatch(/^Next: .* · \d+ (min|s)$/);
});

test("learners' names keep the edge of a page from right to left", { tag: '@deep' }, async ({ page, become }) => {
  const course = await courseNamed(await become('instructor'), 'TypeScript That Reads Well');
  await page.goto(`/instructor/course/${course._id}/learners`);
  await settle(page);
  await page.evaluate(turn);
  const row = page
    .locator('.lectern-course-learners li, .lectern-course-learners tr')
    .filter({ has: page.locator('strong') });
  const name = row.first().locator('strong');
  // The picture stands before the name.
  await expect.poll(() => distanceToEdge(name, 'li, tr')).toBeLessThan(90);
});
