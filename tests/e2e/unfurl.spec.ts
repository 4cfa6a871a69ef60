import AxeBuilder from '@axe-core/playwright';
import { courseNamed, signIn } from './api.ts';
import { expect, test } from './embedding.ts';

/** The card that a pasted address of a course becomes, framed as WordPress does it, and as others do. */
test('a pasted address becomes a card, in the sandbox of WordPress and without one', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const { url } = marketplace;
  const { _id: id } = await courseNamed(await signIn(url, 'anonymous'), 'Clear Sentences');
  const course = `${url}/course/${id}`;
  const pasted = await (await fetch(course, { headers: { accept: 'text/html' } })).text();
  const [, found = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(pasted) ?? [];
  const answer = (await (await fetch(found.replaceAll('&#38;', '&'))).json()) as { html: string };
  // What WordPress does to a provider's HTML.
  const framed = answer.html
    .replace('<iframe src="', '<iframe sandbox="allow-scripts" src="')
    .replace(/(\/card\/\w+)/, '$1#?secret=a1B2c3D4e5');
  await openHost(`${framed}<hr>${answer.html.replace('<iframe ', '<iframe id="plain" ')}`, {
    head: `<script>addEventListener('message', ({ data }) => (window.told ??= []).push(data))</script>`,
  });
  const told = () => page.evaluate(() => (window as never as { told: unknown[] }).told);
  await expect.poll(told).toContainEqual({ message: 'height', value: 180, secret: 'a1B2c3D4e5' });
  await page.frameLocator('iframe[sandbox]').getByRole('link').click();
  await expect.poll(told).toContainEqual({ message: 'link', value: course, secret: 'a1B2c3D4e5' });
  const card = page.frameLocator('#plain');
  await expect(card.getByRole('heading', { name: 'Clear Sentences' })).toBeVisible();
  const checked = await new AxeBuilder({ page }).include('#plain').analyze();
  expect(checked.violations.map(({ id: rule }) => rule)).toEqual([]);
  for (const [width, height] of [
    [600, 180],
    [300, 340],
    [220, 120],
  ]) {
    const fits = await page
      .locator('#plain')
      .evaluate(
        (frame, size) =>
          Object.assign((frame as HTMLIFrameElement).style, { width: `${size[0]}px`, height: `${size[1]}px` }) && true,
        [width, height] as const,
      );
    expect(fits).toBe(true);
    const overflow = await card.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow, `${width} × ${height}`).toBe(0);
  }
  await card.getByRole('link').click();
  await expect(page).toHaveURL(course);
});
