import { post, signUp } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './embedding.ts';
import { dialogFrameOf } from './embedFrame.ts';

/** A film of the marketplace in another site's page, which drives it by its own buttons. */

const LENGTH = 8;

test('a list of chapters drives the film in the frame, by keyboard, and learns nothing of who watches', {
  tag: '@deep',
}, async ({ page, server, media, openHost }) => {
  const { courseId, author, addLecture } = await prepareCourse(server.url, 'Signals and tests');
  const contentUrl = `${media.origin}/index.m3u8`;
  await addLecture({ title: 'The only video', type: 'video', isPublished: true, contentUrl, duration: LENGTH });
  const learner = await signUp(server.url);
  await learner.get('/enrollment/enroll', post({ courseId }));
  await openHost(`<lectern-course-player course-id="${courseId}"><a href="#course">The course</a></lectern-course-player>
    <button onclick="player.seek(5)">Second chapter</button>
    <button onclick="player.play()">Watch</button><button onclick="player.pause()">Stop</button>
    <script>
      const player = document.querySelector('lectern-course-player');
      const told = [];
      for (const name of ['ready', 'play', 'pause', 'time'])
        addEventListener('lectern-' + name, ({ type, detail }) => told.push({ type: type.slice(8), detail, at: performance.now() }));
    </script>`);
  const toldOf = (...types: string[]) =>
    page.evaluate((names) => told.filter(({ type }) => names.includes(type)), types);
  const last = async (type: string) => (await toldOf(type)).at(-1)?.detail.currentTime;

  // A press on a chapter opens the player; the frame keeps what was asked until someone is signed in.
  await page.getByRole('button', { name: 'Second chapter' }).press('Enter');
  const frame = page.locator('lectern-course-player').frameLocator('iframe');
  await frame.getByRole('button', { name: 'Sign in' }).click();
  const dialog = dialogFrameOf(page);
  await dialog.getByLabel('Email', { exact: true }).fill(learner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => last('time')).toBe(5);
  expect(await toldOf('ready', 'play')).toEqual([
    {
      type: 'ready',
      detail: { courseId, lectureId: expect.any(String), currentTime: 0, duration: expect.closeTo(LENGTH, 0) },
      at: expect.any(Number),
    },
  ]);

  await page.getByRole('button', { name: 'Watch' }).press('Enter');
  await expect.poll(() => last('time')).toBeGreaterThan(6);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect.poll(() => last('pause')).toBeGreaterThan(6);
  const moments = (await toldOf('time')).map(({ at }) => at);
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  // Messages may arrive closer together than they were sent.
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeGreaterThan(200);
  expect(JSON.stringify(await toldOf('ready', 'play', 'pause', 'time'))).not.toContain(learner.email);
  // Other tests count the courses in the catalogue.
  await author.get('/instructor/course', { method: 'PUT', body: { courseId, status: 'archived' } });
});

declare const told: { type: string; detail: { currentTime: number }; at: number }[];
