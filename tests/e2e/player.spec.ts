import { isDeep, sampled } from '../runs.ts';
import { type Api, post, signUp } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, positionOf, test } from './fixtures.ts';
import { judge } from './inspector.ts';
import type { RunningServer } from './server.ts';

/** The course player in a real browser (§2, course learning): every kind of video, by keyboard, and offline. */

/** How long the connection is down, in milliseconds. */
const AWAY = isDeep ? 60_000 : 3_000;

interface Lecture {
  _id: string;
  type: string;
  title: string;
  isCompleted: boolean;
  lastWatchedPosition: number;
}

async function lecturesOf(learner: Api, courseId: string): Promise<Lecture[]> {
  const path = `/enrollment/purchased-courses/${courseId}`;
  const { course } = await learner.get<{ course: { sections: { lectures: Lecture[] }[] } }>(path);
  return course.sections.flatMap(({ lectures }) => lectures);
}

/** A course with one video at this URL. */
async function courseWithVideo(server: RunningServer, contentUrl: string) {
  const { courseId, author, learner, addLecture } = await prepareCourse(server.url, 'Signals and tests');
  await addLecture({ title: 'The only video', type: 'video', isPublished: true, contentUrl, duration: 8 });
  // The end of the video isn't the end of the course.
  await addLecture({ title: 'A text', type: 'text', isPublished: true, textContent: '<p>Read this.</p>' });
  // Learners keep it; other tests count the courses in the catalogue.
  await author.get('/instructor/course', { method: 'PUT', body: { courseId, status: 'archived' } });
  const video = async () => (await lecturesOf(learner, courseId))[0];
  return { learner, video, path: `/course/${courseId}/learning` };
}

/** The first video of a course that the demo's learner has bought. */
async function ownVideo(learner: Api) {
  const { courses } = await learner.get<{ courses: { _id: string; title: string }[] }>('/enrollment/purchased-courses');
  const courseId = courses.find(({ title }) => title === 'Git Without Fear')?._id ?? '';
  const video = (await lecturesOf(learner, courseId)).find(({ type }) => type === 'video');
  if (!video) throw new Error('The course has no video.');
  return { video, path: `/course/${courseId}/learning?lecture=${video._id}` };
}

for (const engine of sampled(['hls.js', 'the browser'])) {
  test(`a video in segments is played by ${engine}, and its progress arrives`, { tag: '@deep' }, async ({
    page,
    server,
    media,
    become,
  }) => {
    const { learner, video, path } = await courseWithVideo(server, `${media.origin}/index.m3u8`);
    await become(learner);
    // Of those that can, only Safari plays it by itself.
    await page.addInitScript((isHls) => {
      if (isHls) HTMLMediaElement.prototype.canPlayType = () => '';
      else Object.assign(HTMLVideoElement.prototype, { webkitSetPresentationMode: () => {} });
    }, engine === 'hls.js');
    await page.goto(path);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => positionOf(page), { timeout: 15_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const at = await positionOf(page);
    await expect.poll(async () => (await video())?.lastWatchedPosition ?? 0).toBeGreaterThan(at - 1);
    const source = await page.locator('video').evaluate((one: HTMLVideoElement) => one.currentSrc);
    expect(source.startsWith('blob:')).toBe(engine === 'hls.js');
  });
}

for (const [name, video, message, play] of sampled([
  ['attachHls', 'index.m3u8', "The video couldn't be loaded.", 'Play'],
  [
    'FramedVideo',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'No response from server.',
    'Play video: The only video',
  ],
] as const)) {
  test(`${name}, cut off at its first use, comes with the next try`, { tag: '@deep' }, async ({
    page,
    server,
    media,
    become,
    complaints,
  }) => {
    const { learner, path } = await courseWithVideo(server, new URL(video, media.origin).href);
    await become(learner);
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    const code = new RegExp(`/assets/${name}-[\\w-]+\\.js$`);
    await page.route(code, (route) => route.abort());
    await page.goto(path);
    const error = page.getByRole('alert').filter({ hasText: message });
    await expect(error).toBeVisible();
    await page.unroute(code);
    await error.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: play, exact: true })).toBeVisible();
    await expect(error).toHaveCount(0);
    // hls.js is there once the video has a length.
    if (name === 'attachHls') {
      await expect
        .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.duration))
        .toBeGreaterThan(0);
    }
    complaints.splice(0);
  });
}

test('a YouTube video contacts its host only after a press, and is then tracked', { tag: '@deep' }, async ({
  page,
  server,
  become,
}) => {
  const asked: string[] = [];
  // The host doesn't exist here: this page sends the real player's messages, in their order.
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>player</title><script>
        const say = (message) => parent.postMessage(JSON.stringify(message), '*');
        addEventListener('message', ({ data }) => {
          if (JSON.parse(data).event !== 'listening') return;
          say({ event: 'onReady', id: 1 });
          say({ event: 'infoDelivery', info: { currentTime: 0, duration: 8, playerState: -1 } });
          say({ event: 'infoDelivery', info: { playerState: 1, currentTime: 3.5 } });
          say({ event: 'infoDelivery', info: { currentTime: 8, playerState: 0 } });
        });
      </script>`,
    });
  });
  const { learner, video, path } = await courseWithVideo(server, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await become(learner);
  await page.goto(path);
  const facade = page.getByRole('button', { name: 'Play video: The only video' });
  await expect(facade).toBeVisible();
  expect(asked).toEqual([]);
  await facade.click();
  await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect.poll(async () => (await video())?.isCompleted).toBe(true);
});

test('full screen and picture-in-picture that the page may not use are not offered', { tag: '@deep' }, async ({
  page,
  become,
}) => {
  const { path } = await ownVideo(await become('learner'));
  await page.route(/\/learning\?/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'permissions-policy': 'fullscreen=(), picture-in-picture=()' };
    await route.fulfill({ response, headers });
  });
  await page.goto(path);
  const stage = page.locator('video');
  await expect.poll(() => stage.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /full screen|picture/i })).toHaveCount(0);
  await stage.focus();
  for (const key of ['f', 'p', '?']) await page.keyboard.press(key);
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Mute')).toBeVisible();
  await expect(help.getByText(/full screen|picture/i)).toHaveCount(0);
});

test('the player works by keyboard: play, skip, captions, speed, full screen, help', async ({ page, become }) => {
  const { video, path } = await ownVideo(await become('learner'));
  await page.goto(path);
  const stage = page.locator('video');
  await expect.poll(() => stage.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  await stage.focus();
  const before = await positionOf(page);
  await page.keyboard.press('l');
  await expect.poll(() => positionOf(page)).toBeGreaterThan(before + 9);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => stage.evaluate((one: HTMLVideoElement) => [...one.textTracks].map(({ mode }) => mode)))
    .toContain('showing');
  await page.keyboard.press('>');
  await expect.poll(() => stage.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.25);
  await page.keyboard.press('f');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.className))
    .toContain('lectern-course-player-video');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(video.title);
  // The speed is stored on this device, for the next video too.
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('preferences'))) ?? '{}')).toMatchObject({
    playbackRate: 1.25,
    captions: 'en',
  });
});

test('a transcript is read, searched and followed by keyboard; it moves the video, and never the page', {
  tag: '@deep',
}, async ({ page, become }) => {
  const { path } = await ownVideo(await become('learner'));
  await page.goto(path);
  const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('button');
  await expect(lines.first()).toBeVisible();
  await judge(page, 'a transcript', { within: '.lectern-course-player-transcript' });
  const search = page.getByRole('searchbox', { name: 'Search the transcript' });
  await search.focus();
  await page.keyboard.press('Tab');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(lines.nth(1)).toBeFocused();
  expect(await positionOf(page)).toBeGreaterThan(1);
  // The lines are one stop.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to the current line' })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const last = lines.last();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(last).not.toBeInViewport();
  await last.evaluate((line: HTMLElement) => line.click());
  await expect(last).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await search.fill('nothing like it');
  await expect(page.getByText('No line has these words.')).toBeVisible();
  await expect(lines).toHaveCount(0);
});

test('the end of a course has the focus once, moves nothing beside it, and is found again in the outline', {
  tag: '@deep',
}, async ({ page, server, become }) => {
  const { courseId, author, learner, addLecture } = await prepareCourse(server.url, 'A short one');
  const textContent = '<p>It is read in a minute, and then it is over.</p>';
  await addLecture({ title: 'All there is', type: 'text', isPublished: true, textContent });
  await author.get('/instructor/course', { method: 'PUT', body: { courseId, status: 'archived' } });
  await become(learner);
  await page.goto(`/course/${courseId}/learning`);
  await page.getByRole('button', { name: 'Mark as Complete' }).focus();
  await page.keyboard.press('Enter');
  const end = page.getByRole('heading', { level: 1, name: 'A short one' });
  await expect(end).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^You have completed this course\. Finished on /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review this course' })).toBeVisible();
  await judge(page, 'the end of a course', { within: '.lectern-course-player' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'All there is' })).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Course finished' }).click();
  await expect(end).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('learning continues offline: after a reload and back online, no report is lost', { tag: '@deep' }, async ({
  page,
  context,
  server,
  become,
  complaints,
}) => {
  const learner = await become(await signUp(server.url));
  const { courses } = await learner.get<{ courses: { _id: string }[] }>('/search/courses?q=Learn+How+to+Learn');
  const courseId = courses[0]?._id ?? '';
  await learner.get('/enrollment/enroll', post({ courseId }));
  const lectures = () => lecturesOf(learner, courseId);
  const all = await lectures();
  const video = all.find(({ type }) => type === 'video');
  const text = all.find(({ type }) => type === 'text');
  if (!video || !text) throw new Error('The course has no video or no text.');

  await page.goto(`/course/${courseId}/learning?lecture=${video._id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() =>
      page
        .locator('video')
        .evaluate((one: HTMLVideoElement) => one.buffered.length > 0 && one.buffered.end(0) > one.duration - 1),
    )
    .toBe(true);
  await context.setOffline(true);
  const gone = Date.now();
  const left = await positionOf(page);
  await expect.poll(() => positionOf(page), { timeout: 20_000 }).toBeGreaterThan(left + 3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const reached = await positionOf(page);
  await page.getByRole('button', { name: new RegExp(text.title) }).click();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(page.getByText(/^Your progress is saved on this device/)).toBeVisible();
  await expect.poll(() => Date.now() - gone, { timeout: AWAY + 5_000 }).toBeGreaterThan(AWAY);
  await page.reload().catch(() => {});
  await context.setOffline(false);
  await page.goto(`/course/${courseId}/learning`);
  await expect
    .poll(async () => (await lectures()).find(({ _id }) => _id === text._id)?.isCompleted, {
      timeout: 20_000,
    })
    .toBe(true);
  await expect
    .poll(async () => (await lectures()).find(({ _id }) => _id === video._id)?.lastWatchedPosition ?? 0)
    .toBeGreaterThan(reached - 1);
  // The browser logs each call that failed without a connection.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line)));
});
