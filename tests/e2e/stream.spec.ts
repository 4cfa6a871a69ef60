import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Api } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, positionOf, test } from './fixtures.ts';
import type { MediaHost } from './mediaHost.ts';
import type { RunningServer } from './server.ts';

/** A film in several sizes in a real browser. The films are the media host's: `scripts/video.mjs` has those of ffmpeg. */

const sizes = [
  { name: 'small', attributes: 'BANDWIDTH=800000,RESOLUTION=640x360' },
  { name: 'large', attributes: 'BANDWIDTH=2800000,RESOLUTION=1280x720' },
];
const settings = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const withQuality = 'Speed, captions and quality, now 1×';

interface Tools {
  page: Page;
  server: RunningServer;
  media: MediaHost;
  become(person: Api): Promise<Api>;
}

/** Opens a lecture whose film is streamed. Returns which sizes were asked for. */
async function openStream({ page, server, media, become }: Tools) {
  const { learner, author, courseId, addLecture } = await prepareCourse(server.url, 'Signals and tests');
  await addLecture({
    title: 'The only video',
    type: 'video',
    isPublished: true,
    contentUrl: `${media.origin}/index.m3u8`,
    duration: 8,
  });
  // Learners keep it; other tests count the courses in the catalogue.
  await author.get('/instructor/course', { method: 'PUT', body: { courseId, status: 'archived' } });
  const asked: string[] = [];
  const list = (body: string) => ({
    body,
    contentType: 'application/vnd.apple.mpegurl',
    headers: { 'access-control-allow-origin': '*' },
  });
  await page.route(`${media.origin}/stream.m3u8`, (route) =>
    route.fulfill(
      list(
        [
          '#EXTM3U',
          ...sizes.flatMap(({ name, attributes }) => [`#EXT-X-STREAM-INF:${attributes}`, `${name}.m3u8`]),
        ].join('\n'),
      ),
    ),
  );
  for (const { name } of sizes) {
    await page.route(`${media.origin}/${name}.m3u8`, async (route) => {
      asked.push(name);
      const answer = await fetch(`${media.origin}/index.m3u8`);
      await route.fulfill(list(await answer.text()));
    });
  }
  const picture = await readFile('.storybook/public/film/previews.webp');
  await page.route(`${server.url}/previews.webp`, (route) =>
    route.fulfill({ body: picture, contentType: 'image/webp' }),
  );
  const previews = { url: `${server.url}/previews.webp`, seconds: 2, count: 15, columns: 5, width: 160, height: 90 };
  await page.route(`**/api/enrollment/purchased-courses/${courseId}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { course: { sections: { lectures: object[] }[] } };
    for (const lecture of body.course.sections.flatMap(({ lectures }) => lectures))
      Object.assign(lecture, { stream: { url: `${media.origin}/stream.m3u8`, previews } });
    await route.fulfill({ response: answer, json: body });
  });
  await become(learner);
  await page.goto(`/course/${courseId}/learning`);
  return asked;
}

test('a film in several sizes: one is chosen by keys, and the seek bar shows where it leads', async ({
  page,
  server,
  media,
  become,
}) => {
  const asked = await openStream({ page, server, media, become });
  await settings(page, 'Play').click();
  await expect.poll(() => positionOf(page), { timeout: 15_000 }).toBeGreaterThan(0.5);
  const button = settings(page, withQuality);
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.lectern-course-player-video-menu');
  await expect(menu.getByRole('radio', { name: '1×', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  const quality = menu.getByRole('group', { name: 'Quality' });
  await expect(quality.getByRole('radio', { name: 'Auto' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(quality.getByRole('radio', { name: '360p' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(quality.getByRole('radio', { name: '720p' })).toBeChecked();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['small', 'large']));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  const bar = page.getByRole('slider', { name: 'Position' });
  const { x, y, width } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 4);
  const preview = page.locator('.lectern-course-player-video-preview');
  await expect(preview).toBeVisible();
  await expect(preview).toHaveCSS('background-image', /previews\.webp/);
  await page.mouse.move(x, y - 200);
  await expect(preview).toHaveCount(0);

  // Chosen for every film, also after a reload.
  await page.reload();
  await settings(page, withQuality).click();
  await expect(page.getByRole('radio', { name: '720p' })).toBeChecked();
});

test('a film plays without its menu of sizes while the code of that is missing', { tag: '@deep' }, async ({
  page,
  server,
  media,
  become,
  complaints,
}) => {
  const code = /\/assets\/StreamParts-[\w-]+\.js$/;
  let cuts = 0;
  await page.route(code, (route) => {
    cuts += 1;
    return route.abort();
  });
  await openStream({ page, server, media, become });
  await settings(page, 'Play').click();
  await expect.poll(() => positionOf(page), { timeout: 15_000 }).toBeGreaterThan(0.5);
  expect(cuts).toBeGreaterThan(0);
  await expect(settings(page, 'Speed and captions, now 1×')).toBeVisible();
  await page.unroute(code);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(settings(page, withQuality)).toBeVisible();
  complaints.splice(0);
});
