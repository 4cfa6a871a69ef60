import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../db/newId.ts';
import { courses, files, videoStreams } from '../db/schema.ts';
import { packageRoot } from '../packageRoot.ts';
import { withServer } from '../testing/withServer.ts';
import { deleteUpload, removeStored } from '../uploads/deleteUpload.ts';
import { sweepFiles } from '../uploads/sweep.ts';
import { MAX_ATTEMPTS } from './repository.ts';
import { findTools } from './tools.ts';
import { startVideoWorker, type VideoWorker } from './worker.ts';

const server = withServer({ preparesVideos: true });
beforeEach(async () => {
  await server.db.execute(sql`update lectures set content_file_id = null`);
  await server.db.delete(videoStreams);
});
const stranger = { protocol: 'http', host: 'learn.example' } as const;

/** A film for the stand-in of ffmpeg. */
async function film(description: string, owner?: string) {
  const id = newId();
  const ownerId = owner ?? (await server.make.user({ role: 'instructor' }));
  const size = await server.services.storage.write(id, Readable.from([Buffer.from(`${description}\n`)]));
  await server.db.insert(files).values({ id, path: id, mime: 'video/mp4', size, isPublic: false, ownerId });
  await server.db.insert(videoStreams).values({ fileId: id });
  return id;
}

async function authorOf(courseId: string) {
  const [row] = await server.db.select({ id: courses.creatorId }).from(courses).where(eq(courses.id, courseId));
  const id = row?.id ?? '';
  return { id, token: await server.tokenOf(id) };
}
const rowOf = async (fileId: string) =>
  (await server.db.select().from(videoStreams).where(eq(videoStreams.fileId, fileId)))[0];
const storedOf = async (id: string) =>
  (await readdir(server.storageDir))
    .filter((name) => name.startsWith(id))
    .map((name) => name.slice(id.length + 1))
    .sort();

async function start(given: Partial<Parameters<typeof startVideoWorker>[0]> = {}) {
  const tools = await findTools(join(packageRoot, 'src/testing/film/ffmpeg'));
  if (!tools) throw new Error('The stand-in does not run.');
  const { storage } = server.services;
  return startVideoWorker({
    db: server.db,
    storage,
    tools,
    workers: 1,
    log: { warn: () => {} },
    onReady: () => {},
    lookMs: 100,
    reportMs: 100,
    ...given,
  });
}

/** Works until so many attempts have ended, and says how. */
async function workFor(attempts: number, given: Parameters<typeof start>[0] = {}): Promise<string[]> {
  const ends: string[] = [];
  const workers: VideoWorker[] = [];
  await new Promise<void>((resolve) => {
    const onEnd = (end: string) => {
      ends.push(end);
      if (ends.length === attempts) resolve();
    };
    void start({ onEnd, ...given }).then((worker) => workers.push(worker));
  });
  await Promise.all(workers.map((worker) => worker.stop()));
  return ends;
}

const settled = (fileId: string) =>
  vi.waitFor(async () => expect((await rowOf(fileId))?.state).toMatch(/ready|failed/), { timeout: 20_000 });
async function prepare(description: string) {
  const id = await film(description);
  await workFor(1);
  return id;
}
const linkOf = (id: string) => server.services.files.linksFor(stranger).signed(id).replace('http://learn.example', '');
const partOf = (id: string, part: string) => linkOf(id).replace('?', `/${part}?`);

describe('an uploaded film', () => {
  it('is made in sizes up to its own, with a poster and previews', async () => {
    const id = await prepare('film 95 1280x720');
    expect(await storedOf(id)).toEqual(
      ['', '360.m3u8', '360.mp4', '480.m3u8', '480.mp4', '720.m3u8', '720.mp4', 'poster.jpg', 'previews.jpg'].sort(),
    );
    expect(await rowOf(id)).toMatchObject({
      state: 'ready',
      progress: 100,
      content: { previews: { seconds: 2, count: 48, columns: 10, width: 160, height: 90 } },
    });
    const upright = await prepare('film 95 1080x1920');
    expect((await rowOf(upright))?.content.renditions.map(({ name }) => name)).toEqual(['360', '480', '720', '1080']);
    const small = await prepare('film 95 201x101');
    expect((await rowOf(small))?.content.renditions.map(({ name }) => name)).toEqual(['100']);
  });

  it('is sent to whoever may read the film, by addresses that expire with its own', async () => {
    const id = await prepare('film 9 640x480');
    const other = await film('film 9 640x480');
    const [, query] = linkOf(id).split('?');
    const list = await server.inject({ url: partOf(id, 'stream.m3u8') });
    expect(list.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(list.text.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
      `360.m3u8?${query}`,
      `480.m3u8?${query}`,
    ]);
    const segments = await server.inject({ url: partOf(id, '480.m3u8') });
    expect(segments.text).toContain(`URI="480.mp4?${query}"`);
    expect(segments.text).toContain(`\n480.mp4?${query}\n`);
    const range = await server.inject({ url: partOf(id, '480.mp4'), headers: { range: 'bytes=12-14' } });
    expect([range.status, range.text, range.headers['content-type']]).toEqual([206, '480', 'video/mp4']);
    expect((await server.inject({ url: partOf(id, 'poster.jpg') })).headers['content-type']).toBe('image/jpeg');
    for (const part of ['stream.m3u8', '480.m3u8', '480.mp4', 'poster.jpg', 'previews.jpg']) {
      expect((await server.inject({ url: `/api/files/${id}/${part}` })).problem.code).toBe('link_expired');
      expect((await server.inject({ url: `/api/files/${id}/${part}?${linkOf(other).split('?')[1]}` })).status).toBe(
        403,
      );
    }
    for (const part of ['source', '720.mp4', 'toString', '..%2f', '480.mp4.mp4'])
      expect((await server.inject({ url: partOf(id, part) })).status).toBe(404);
    expect((await server.inject({ url: partOf(other, 'stream.m3u8') })).status).toBe(404);
  });

  it('is streamed to learners, and its author sees how far it is', async () => {
    const id = await film('film 20 640x360');
    const course = await server.make.fullCourse();
    await server.db.execute(sql`update lectures set content_file_id = ${id} where id = ${course.video}`);
    const { token: author } = await authorOf(course.courseId);
    const learnerId = await server.make.user();
    await server.make.enroll(learnerId, course.courseId);
    const learner = await server.tokenOf(learnerId);
    const authored = async () =>
      (await server.call(endpoints.courses.getAuthored, { id: course.courseId }, author)).body.course.sections[0]
        ?.lectures[0];
    const read = async () => (await server.call(endpoints.enrollments.get, { id: course.courseId }, learner)).body;
    expect(await authored()).toMatchObject({ preparation: { state: 'waiting', progress: 0 } });
    expect(JSON.stringify(await read())).not.toMatch(/stream|preparation/);
    await workFor(1);
    const lecture = await authored();
    expect(lecture?.preparation).toBeUndefined();
    expect(lecture?.stream?.url).toContain(`/api/files/${id}/stream.m3u8?expires=`);
    expect(lecture?.posterUrl).toContain(`/api/files/${id}/poster.jpg?expires=`);
    expect(JSON.stringify(await read())).toContain(`/api/files/${id}/stream.m3u8?expires=`);
    expect(JSON.stringify(await read())).not.toContain('preparation');
  });

  it.each([
    ['that is none', 'a text', 'unreadable', null],
    ['without a picture', 'film 9 640x360 sound', 'no_picture', null],
    ['that lasts too long', 'film 20000 640x360', 'too_long', null],
    ['with too many pixels', 'film 9 20000x20000', 'too_large', null],
    ['that breaks off', 'film 80 640x360 broken', 'damaged', 40],
    ['that can be read only in part', 'film 80 640x360 undecodable', 'damaged', 40],
  ])('%s has no sizes, for a reason', async (_, description, reason, reasonSecond) => {
    const id = await film(description);
    expect(await workFor(1)).toEqual(['failed']);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason, reasonSecond });
    expect(await storedOf(id)).toEqual(['']);
  });

  it('waits from the moment its lecture is saved, and not before', async () => {
    const course = await server.make.fullCourse();
    const author = await authorOf(course.courseId);
    const id = await film('film 9 640x360', author.id);
    await server.db.delete(videoStreams);
    const save = (contentUrl: string) =>
      server.call(endpoints.lectures.update, { id: course.video, contentUrl }, author.token);
    const { body } = await save(server.services.files.linksFor(stranger).signed(id));
    expect(body.lecture?.preparation).toEqual({ state: 'waiting', progress: 0 });
    await server.db.update(videoStreams).set({ state: 'working', progress: 7 });
    expect((await save(body.lecture?.contentUrl ?? '')).body.lecture?.preparation).toMatchObject({ progress: 7 });
    await server.db.delete(videoStreams);
    await save('https://example.com/elsewhere.mp4');
    expect(await server.db.$count(videoStreams)).toBe(0);
  });

  it('that failed is prepared once more when its author asks', async () => {
    const course = await server.make.fullCourse();
    const author = await authorOf(course.courseId);
    const id = await film('film 9 640x360 crash', author.id);
    await server.db.execute(sql`update lectures set content_file_id = ${id} where id = ${course.video}`);
    const again = async (token: string) => server.call(endpoints.lectures.prepareVideo, { id: course.video }, token);
    await server.db.update(videoStreams).set({ state: 'failed', reason: 'not_converted', attempts: MAX_ATTEMPTS });
    const other = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    expect((await again(other)).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ state: 'failed' });
    expect((await again(author.token)).body.lecture?.preparation).toEqual({ state: 'waiting', progress: 0 });
    await server.services.storage.write(id, Readable.from([Buffer.from('film 9 640x360\n')]));
    expect(await workFor(1)).toEqual(['ready']);
    // There is nothing to prepare again.
    await again(author.token);
    expect(await rowOf(id)).toMatchObject({ state: 'ready', attempts: 1 });
  });

  it('that the program fails at is tried some times, and then never again', async () => {
    const id = await film('film 9 640x360 crash');
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      expect(await workFor(1)).toEqual(['postponed']);
      await server.db.update(videoStreams).set({ dueAt: sql`now()` });
    }
    expect(await workFor(1)).toEqual(['failed']);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason: 'not_converted', attempts: MAX_ATTEMPTS });
  });

  it.each(['full', 'pictureless'])('that does not fit on the disk waits, and its author is told (%s)', async (mode) => {
    const id = await film(`film 9 640x480 ${mode}`);
    const lines: string[] = [];
    const log = { warn: (given: unknown) => lines.push(String((given as { err: unknown }).err)) } as never;
    expect(await workFor(1, { log })).toEqual(['postponed']);
    expect(lines[0]).toMatch(/ was not written whole: the disk of the temporary folder \(TMPDIR\) is full\.$/);
    expect(await storedOf(id)).toEqual(['']);
    await server.db.update(videoStreams).set({ dueAt: sql`now()`, attempts: MAX_ATTEMPTS - 1 });
    expect(await workFor(1)).toEqual(['failed']);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason: 'no_room' });
  });

  it('goes on where a server ended', async () => {
    const id = await film('film 9 640x480 hang');
    const worker = await start();
    await vi.waitFor(async () => expect((await rowOf(id))?.content.renditions).toHaveLength(1), { timeout: 10_000 });
    await vi.waitFor(async () => expect((await rowOf(id))?.progress).toBeGreaterThan(50), { timeout: 10_000 });
    await worker.stop();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    const first = await server.services.storage.read(`${id}.360.mp4`);
    first.destroy();
    await server.services.storage.write(id, Readable.from([Buffer.from('film 9 640x480\n')]));
    await server.services.storage.write(`${id}.360.mp4`, Readable.from([Buffer.from('made before')]));
    await workFor(1);
    expect((await rowOf(id))?.content.renditions.map(({ name }) => name)).toEqual(['360', '480']);
    expect((await server.inject({ url: partOf(id, '360.mp4') })).text).toContain('made before'.slice(0, 11));
  });

  it('of a server that is silent is taken over, and the silent one leaves it', async () => {
    const id = await film('film 9 640x480 hang');
    const ends: string[] = [];
    const silent = await start({ reportMs: 60_000, onEnd: (end) => ends.push(end) });
    await vi.waitFor(async () => expect((await rowOf(id))?.content.renditions).toHaveLength(1), { timeout: 10_000 });
    await server.services.storage.write(id, Readable.from([Buffer.from('film 9 640x480\n')]));
    await server.db.update(videoStreams).set({ dueAt: sql`now()` });
    expect(await workFor(1)).toEqual(['ready']);
    await silent.stop();
    expect(ends).toEqual(['left']);
    expect(await rowOf(id)).toMatchObject({ state: 'ready', attempts: 2 });
  });

  it('is made by one of several servers', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => film('film 9 640x360')));
    const ends: string[] = [];
    const workers = await Promise.all(
      Array.from({ length: 3 }, () => start({ workers: 2, onEnd: (end) => ends.push(end) })),
    );
    await Promise.all(ids.map(settled));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(ends).toEqual(ids.map(() => 'ready'));
    for (const id of ids) expect((await rowOf(id))?.attempts).toBe(1);
  });

  it('that was deleted meanwhile is left', async () => {
    const id = await film('film 9 640x480 hang');
    const ends: string[] = [];
    const worker = await start({ onEnd: (end) => ends.push(end) });
    await vi.waitFor(async () => expect((await rowOf(id))?.content.renditions).toHaveLength(1), { timeout: 10_000 });
    const stored = await deleteUpload(server.db, id);
    await removeStored(server.services.storage, stored);
    await vi.waitFor(() => expect(ends).toEqual(['left']), { timeout: 10_000 });
    await worker.stop();
    expect(await storedOf(id)).toEqual([]);
  });

  it('keeps its files in a sweep', async () => {
    const id = await prepare('film 9 640x360');
    const before = await storedOf(id);
    const long = new Date(Date.now() - 7_200_000);
    for (const name of await readdir(server.storageDir)) await utimes(join(server.storageDir, name), long, long);
    await sweepFiles(server.db, server.services.storage, { warn: () => {} });
    expect(await storedOf(id)).toEqual(before);
  });
});

describe('without ffmpeg', () => {
  it('there are no tools', async () => {
    expect(await findTools('/nowhere/ffmpeg')).toBeUndefined();
  });
});
