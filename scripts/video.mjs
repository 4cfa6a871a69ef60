// Films in the running product, with the real ffmpeg and a real browser: an instructor uploads one and sees how far it is, a
// learner watches it meanwhile, the server is killed in the middle and goes on after its restart, and the learner then
// watches it in several sizes, with pictures on the seek bar and captions. Of a film that breaks off the instructor reads
// why, and chooses another one; and one that does not fit on the disk waits. `node scripts/s3.mjs node scripts/video.mjs` does it with the files in a bucket.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chromium } from 'playwright';
import { chromiumLaunch, ensureChromium } from './chromium.mjs';
import { freePorts, requirePrograms } from './programs.mjs';
import { caller, startServers } from './servers.mjs';
import { mustRun, requireNode } from './steps.mjs';
import { loudnessOf, makeFilms } from './video/films.mjs';
import { acknowledge, addLecture, PATIENCE_MS, pageOf, play, rowOf, until, videoOf } from './video/pages.mjs';
import { tryWithoutRoom } from './video/withoutRoom.mjs';

/** A server that was killed holds its film for 20 seconds; then it is decoded three times. */
const READY_MS = 300_000;
const isInBucket = process.env.S3_BUCKET !== undefined;

requireNode();
requirePrograms(['ffmpeg', 'ffprobe', 'unshare'], 'ffmpeg');
if (process.getuid?.() !== 0) throw new Error('Run it as root: it mounts a small disk.');
if (!(await ensureChromium())) process.exit(1);
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

const folder = await mkdtemp(join(tmpdir(), 'lectern-video-'));
const temporary = join(folder, 'tmp');
await mkdir(temporary);
/** Programs that work in the server's folder for temporary files. */
async function programsAtWork() {
  const found = [];
  for (const pid of await readdir('/proc')) {
    const place = /^\d+$/.test(pid) ? await readlink(`/proc/${pid}/cwd`).catch(() => undefined) : undefined;
    if (place?.startsWith(temporary)) found.push(pid);
  }
  return found;
}

const servers = startServers(folder, { TMPDIR: temporary });
const browser = await chromium.launch(chromiumLaunch());
const { port } = await freePorts(['port']);
const complaints = [];

const pageFor = (person) => pageOf(browser, person, complaints);

try {
  const { film, brokenFilm, smallFilm, captions } = await makeFilms(folder);
  let server = await servers.serve(port);
  assert.match(server.output(), /Films are prepared for streaming by ffmpeg \S+ \(1 at a time\)\./);
  const [author, learner, admin] = ['instructor', 'learner', 'admin'].map(() => ({
    ...caller(server.address),
    address: server.address,
  }));
  await author.signIn('instructor@lectern.example');
  await learner.signUp('viewer@example.org');
  await admin.signIn('admin@lectern.example');
  const { categories } = await admin.call('GET', '/admin/categories');
  const draft = {
    title: 'A film',
    description: 'A course that a test has made.',
    price: 0,
    category: categories[0]._id,
  };
  const { course } = await author.call('POST', '/instructor/course', { ...draft, status: 'published' });
  await author.call('POST', '/instructor/section', { courseId: course._id, title: 'One' });
  await learner.call('POST', '/enrollment/enroll', { courseId: course._id });
  const lectureOf = async (title) => {
    const { course: own } = await author.call('GET', `/instructor/course/${course._id}`);
    return own.sections[0].lectures.find((lecture) => lecture.title === title);
  };

  const atWork = await pageFor(author);
  await atWork.goto(`/instructor/course/${course._id}/content`);
  await addLecture(atWork, 'The film', film, async (dialog) => {
    await dialog.getByLabel('Choose captions').setInputFiles(captions);
    await expect(dialog.getByText('film.en.vtt')).toBeVisible();
  });
  const row = rowOf(atWork, 'The film');
  await expect(row).toContainText(/(Waiting to be prepared|Preparing) for streaming/);
  console.log('The film is uploaded, and waits.');

  const watching = await pageFor(learner);
  const place = `/course/${course._id}/learning?lecture=${(await lectureOf('The film'))._id}`;
  await watching.goto(place);
  assert.doesNotMatch(await play(watching), /^blob:/);
  console.log('A learner watches it meanwhile.');

  const { contentUrl } = await lectureOf('The film');
  /** When the smallest size was stored, in milliseconds. */
  const storedAt = async () => {
    if (isInBucket) return undefined;
    const name = (await readdir(join(folder, 'files'))).find((one) => one.endsWith('.360.mp4'));
    return (await stat(join(folder, 'files', name))).mtimeMs;
  };
  // The smallest size is a fifth of the work, and is there before the next begins.
  const { progress } = await until(
    'a size is made',
    async () => {
      const { preparation } = await lectureOf('The film');
      assert(preparation, 'the film was prepared before the server could be killed');
      return preparation.progress > 22 && preparation;
    },
    READY_MS,
  );
  await expect(row).toContainText(/Preparing for streaming: [1-9]\d%/, { timeout: PATIENCE_MS });
  const made = await storedAt();
  assert.notDeepEqual(await programsAtWork(), []);
  const killed = server.pid;
  await server.end('SIGKILL');
  await until('ffmpeg ends with the server', async () => (await programsAtWork()).length === 0);
  console.log(`The server was killed at ${progress} %, and ffmpeg ended with it.`);

  server = await servers.serve(port);
  await until('what the killed server left is deleted', async () =>
    (await readdir(temporary)).every((name) => !name.startsWith(`lectern-film-${killed}-`)),
  );
  const { stream } = await until(
    'the film is ready',
    async () => (({ preparation, ...lecture }) => !preparation && lecture)(await lectureOf('The film')),
    READY_MS,
  );
  await expect(row).not.toContainText('for streaming', { timeout: PATIENCE_MS });
  assert.equal(await storedAt(), made, 'the first size was made again');
  const list = await (await fetch(stream.url)).text();
  assert.deepEqual(
    [...list.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size),
    ['640x360', '852x480', '1280x720'],
  );
  const loudness = await loudnessOf(stream.url);
  assert(Math.abs(loudness + 16) < 1.5, `it has ${loudness} LUFS`);
  console.log(`The restarted server finished it: ${await loudnessOf(contentUrl)} LUFS became ${loudness}.`);

  await watching.goto(place);
  assert.match(await play(watching), /^blob:/);
  const settings = watching.getByRole('button', { name: /^Speed, captions and quality/ });
  const height = (wanted) =>
    until(`it plays in ${wanted} lines`, async () => (await videoOf(watching)).videoHeight === wanted);
  // Auto is before the sizes, the largest first.
  for (const [keys, wanted] of [
    [['ArrowUp'], 360],
    [['ArrowUp', 'ArrowUp'], 720],
  ]) {
    await settings.focus();
    await watching.keyboard.press('Enter');
    await watching.keyboard.press('Tab');
    await watching.keyboard.press('Tab');
    for (const key of keys) await watching.keyboard.press(key);
    await expect(watching.getByRole('radio', { name: `${wanted}p` })).toBeFocused();
    await watching.keyboard.press('Escape');
    await expect(settings).toBeFocused();
    await height(wanted);
  }
  const bar = await watching.getByRole('slider', { name: 'Position' }).boundingBox();
  await watching.mouse.move(bar.x + bar.width * 0.75, bar.y + bar.height / 2);
  const preview = watching.locator('.lectern-course-player-video-preview');
  await expect(preview).toHaveText('0:45');
  const sheet = await preview.evaluate(async (element) => {
    const picture = new Image();
    picture.src = getComputedStyle(element).backgroundImage.slice(5, -2);
    await picture.decode();
    return { width: picture.width, height: picture.height };
  });
  const { width, height: rowHeight, count, columns } = stream.previews;
  assert.deepEqual(sheet, { width: width * columns, height: rowHeight * Math.ceil(count / columns) });
  await watching.keyboard.press('c');
  await until('captions are shown', () =>
    watching
      .locator('video')
      .evaluate(
        ({ textTracks: [track] }) =>
          track?.mode !== 'disabled' && track?.activeCues?.[0]?.text === 'The picture of a test.',
      ),
  );
  console.log('It plays in 360 and 720 lines, chosen by keys, with pictures on the seek bar and captions.');

  await addLecture(atWork, 'Half a film', brokenFilm);
  const bad = rowOf(atWork, 'Half a film');
  await expect(bad).toContainText(/This video breaks off at 0:[23]\d\./, { timeout: READY_MS });
  await bad.getByRole('button', { name: 'Edit Half a film' }).click();
  const dialog = atWork.getByRole('dialog', { name: 'Edit Lecture' });
  await expect(dialog).toContainText('Export it again and choose the new file.');
  await dialog.getByLabel('Replace video').setInputFiles(smallFilm);
  await acknowledge(atWork, 'Video Uploaded');
  await dialog.getByRole('button', { name: 'Update lecture' }).click();
  await acknowledge(atWork, 'Lecture Updated');
  const { stream: other } = await until(
    'the other film is ready',
    async () => (({ preparation, ...lecture }) => !preparation && lecture)(await lectureOf('Half a film')),
    READY_MS,
  );
  assert.match(await (await fetch(other.url)).text(), /RESOLUTION=320x180/);
  console.log('A film that breaks off says so, and another one takes its place.');

  const { status } = await admin.call('GET', '/admin/status');
  assert.equal(status.parts.find(({ kind }) => kind === 'videos').state, 'well');
  assert.equal(await server.end('SIGTERM'), 0);
  server = await tryWithoutRoom({
    ...{ film, atWork, watching, lectureOf, courseId: course._id },
    serve: (wrap) => servers.serve(port, {}, wrap),
  });
  assert.deepEqual(complaints, []);
  assert.equal(await server.end('SIGTERM'), 0);
} finally {
  await browser.close();
  await servers.end();
  await rm(folder, { recursive: true, force: true });
}
