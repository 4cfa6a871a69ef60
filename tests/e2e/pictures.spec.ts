import { expect, type Page } from '@playwright/test';
import { type Api, signUp } from './api.ts';
import { test } from './fixtures.ts';

/** A published course with a photo of 1600 × 900, as its instructor uploads it. */
async function publish(page: Page, instructor: Api, title: string): Promise<{ _id: string; imageUrl: string }> {
  const { categories } = await instructor.get<{ categories: { _id: string }[] }>('/admin/categories');
  const fields = {
    title,
    description: 'A course with a photo on its cover.',
    category: categories[0]?._id ?? '',
    status: 'published',
  };
  return page.evaluate(
    async ({ fields, token }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 900 });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = 'teal';
      context?.fillRect(0, 0, 1600, 900);
      const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (photo) form.append('courseImage', photo, 'photo.jpg');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch('/api/instructor/course', { method: 'POST', headers, body: form });
      return ((await answer.json()) as { course: { _id: string; imageUrl: string } }).course;
    },
    { fields, token: instructor.token ?? '' },
  );
}

test('a photo is loaded once, in the width of its place and screen', { tag: '@deep' }, async ({
  page,
  browser,
  server,
}) => {
  const instructor = await signUp(server.url, 'instructor');
  await page.goto('/about');
  const title = `Lanterns ${Date.now()}`;
  const course = await publish(page, instructor, title);

  const places: [viewport: number, density: number, path: string, loaded: number][] = [
    [360, 1, `/search?q=${encodeURIComponent(title)}`, 480],
    [360, 2, `/search?q=${encodeURIComponent(title)}`, 720],
    [1280, 1, `/search?q=${encodeURIComponent(title)}`, 480],
    [360, 1, `/course/${course._id}`, 480],
    [360, 3, `/course/${course._id}`, 1280],
    [1280, 1, `/course/${course._id}`, 960],
    [1280, 2, `/course/${course._id}`, 1280],
  ];
  for (const [width, deviceScaleFactor, path, loaded] of places) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor });
    const visitor = await context.newPage();
    const requested: string[] = [];
    visitor.on('request', (request) => {
      if (request.url().startsWith(course.imageUrl)) requested.push(request.url().slice(course.imageUrl.length));
    });
    await visitor.goto(`${server.url}${path}`);
    const picture = visitor.locator(`img[src="${course.imageUrl}"]`);
    await expect(picture).toHaveJSProperty('complete', true);
    expect([path, width, deviceScaleFactor, requested]).toEqual([path, width, deviceScaleFactor, [`?width=${loaded}`]]);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const { width: shown = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(Math.abs(shown / height - 16 / 9)).toBeLessThan(0.02);
    await context.close();
  }
  await instructor.get(`/instructor/course/${course._id}`, { method: 'DELETE' });
});

test.describe('where nothing hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('Enroll Now stands below the price of a card, beside Add to Cart and as heavy as it', async ({ page }) => {
    await page.goto('/courses');
    const card = page.getByRole('article').first();
    const enroll = card.getByRole('button', { name: /^Enroll Now/ });
    const cart = card.getByRole('button', { name: /^Add to Cart/ });
    const [price, button, beside] = await Promise.all([
      card.locator('.lectern-price').boundingBox(),
      enroll.boundingBox(),
      cart.boundingBox(),
    ]);
    expect(button?.y).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0));
    expect(button?.y).toBe(beside?.y);
    expect(button?.height).toBe(44);
    expect(beside?.height).toBe(44);
    const fill = (one: typeof enroll) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await fill(enroll)).toBe(await fill(cart));
  });
});
