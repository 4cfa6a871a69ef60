import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Readable, Transform } from 'node:stream';
import { endpoints } from '@lectern/sdk/api';
import { fileLimits } from '@lectern/sdk/rules';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { courses, files, uploadsUnderWay } from '../db/schema.ts';
import { pngOf } from '../testing/pictures.ts';
import { aged, createTestStorage, storedIn } from '../testing/testStorage.ts';
import { withServer } from '../testing/withServer.ts';
import { sweepFiles } from './sweep.ts';

const isDeep = process.env.LECTERN_DEEP === '1';
const MB = 1_048_576;
/** The start of a real file of each kind. */
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
const png = pngOf(64, 48);

/** Whether the disk is full after a megabyte. */
let isFull = false;
const usual = { bytes: 20 * 1024 * MB, atOnce: 3, inParts: true };
const uploads = { ...usual };
const server = withServer({
  config: { uploads },
  async storage(folder) {
    const storage = await createTestStorage(folder);
    // In the middle of a write, as on a real disk.
    return { ...storage, write: (path, source) => storage.write(path, isFull ? source.pipe(fullAfter(MB)) : source) };
  },
});
let address: string;
let token: string;
let userId: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  userId = await server.make.user({ role: 'instructor' });
  token = await server.tokenOf(userId);
});
afterEach(async () => {
  isFull = false;
  Object.assign(uploads, usual);
  await server.db.delete(courses);
  await server.db.delete(files);
  for (const name of await stored()) await server.services.storage.remove(name);
});

const stored = () => storedIn(server.services.storage);
const known = () => server.db.select().from(files);

const filmIn = async (courseId: string) => ({
  courseId,
  sectionId: await server.make.section(courseId),
  title: 'A film',
  type: 'video' as const,
});

async function upload(content: Buffer, given: { name?: string; type?: string; path?: string; field?: string } = {}) {
  const { name = 'film.webm', type = 'video/webm', path = 'upload-video', field = 'videoFile' } = given;
  const form = new FormData();
  form.append(field, new File([new Uint8Array(content)], name, { type }));
  const answer = await fetch(`${address}/api/instructor/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** A multipart body of any length, generated as a stream. */
function stream(bytes: number, head = webm) {
  const boundary = 'a-boundary';
  const start = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="videoFile"; filename="a.webm"\r\ncontent-type: video/webm\r\n\r\n`,
  );
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  const block = Buffer.alloc(MB);
  async function* parts() {
    yield start;
    yield head;
    for (let left = bytes - head.length; left > 0; left -= MB) yield left >= MB ? block : block.subarray(0, left);
    yield end;
  }
  return { type: `multipart/form-data; boundary=${boundary}`, body: Readable.toWeb(Readable.from(parts())) };
}
async function send(bytes: number) {
  const { type, body } = stream(bytes);
  const answer = await fetch(`${address}/api/instructor/upload-video`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: body as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** Passes this many bytes, then fails with ENOSPC. */
function fullAfter(bytes: number) {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > bytes) done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
      else done(null, chunk);
    },
  });
}

describe('uploads', () => {
  it('are stored unchanged, play by a signed URL, and belong to their sender', async () => {
    const film = Buffer.concat([webm, randomBytes(3 * MB)]);
    const { status, body } = await upload(film);
    expect(status).toBe(200);
    expect(body.videoUrl).toMatch(/\/api\/files\/[0-9a-f]{24}\?expires=\d+&signature=/);
    const played = await fetch(body.videoUrl ?? '', { headers: { range: 'bytes=0-31' } });
    expect([played.status, played.headers.get('content-type')]).toEqual([206, 'video/webm']);
    expect(Buffer.from(await (await fetch(body.videoUrl ?? '')).arrayBuffer()).equals(film)).toBe(true);
    expect((await fetch((body.videoUrl ?? '').split('?')[0] ?? '')).status).toBe(403);

    const courseId = await server.make.course({ creatorId: userId });
    const lecture = await filmIn(courseId);
    const created = await server.call(
      endpoints.lectures.create,
      { ...lecture, contentUrl: body.videoUrl ?? '' },
      token,
    );
    expect(created.body.lecture?.contentUrl).toContain('/api/files/');
    // Another instructor may not use it: the server would sign it for them.
    const thief = await server.make.user({ role: 'instructor' });
    const theirs = await server.make.course({ creatorId: thief });
    const stolen = await server.call(
      endpoints.lectures.create,
      { ...lecture, courseId: theirs, sectionId: await server.make.section(theirs), contentUrl: body.videoUrl ?? '' },
      await server.tokenOf(thief),
    );
    expect(stolen).toMatchObject({ status: 400, problem: { details: [{ field: 'contentUrl' }] } });
  });

  it('store captions with the lecture', async () => {
    const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
    const given = { name: 'a.vtt', type: 'text/vtt', path: 'upload-captions', field: 'captionsFile' };
    const { body } = await upload(captions, given);
    const film = (await upload(webm)).body.videoUrl ?? '';
    const courseId = await server.make.course({ creatorId: userId });
    const created = await server.call(
      endpoints.lectures.create,
      {
        courseId,
        sectionId: await server.make.section(courseId),
        title: 'A film',
        type: 'video',
        contentUrl: film,
        captions: [{ language: 'en', label: 'English', url: body.captionsUrl ?? '' }],
      },
      token,
    );
    expect(created.body.lecture?.captions).toMatchObject([{ language: 'en', label: 'English' }]);
    expect((await upload(Buffer.from('hello'), given)).status).toBe(400);
    // Browsers send this for unknown types; the extension decides.
    expect((await upload(captions, { ...given, type: 'application/octet-stream' })).status).toBe(200);
    expect((await upload(captions, { ...given, type: 'application/octet-stream', name: 'a.exe' })).status).toBe(400);
  });

  it('are checked by their first bytes, and leave no file when they are refused', async () => {
    const refusals = [
      await upload(Buffer.from('<!doctype html><script>alert(1)</script>')),
      await upload(png),
      await upload(Buffer.alloc(0)),
      await upload(webm, { type: 'text/html', name: 'a.html' }),
      await upload(webm, { field: 'anything' }),
      await upload(webm, { field: 'courseImage' }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.message).not.toBe('');
    }
    expect(refusals[0]?.body.message).toBe('Please select a valid video file (MP4, AVI, MOV, WMV, FLV, WebM, or MKV).');
    expect(await stored()).toEqual([]);
    expect(await known()).toEqual([]);
  });

  it('accept pictures of people and courses', async () => {
    const put = async (path: string, method: string, fields: Record<string, string | File>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}/api${path}`, { method, headers, body: form });
      return { status: answer.status, body: (await answer.json()) as Record<string, Record<string, string>> };
    };
    const picture = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
    const person = { firstName: 'Asha', lastName: 'Menon', bio: 'Hello' };
    const saved = await put('/user/profile', 'PUT', { ...person, profilePicture: picture(png) });
    expect(saved.status).toBe(200);
    expect((await fetch(saved.body.user?.profilePicture ?? '')).headers.get('content-type')).toBe('image/jpeg');
    expect(saved.body.token).toEqual(expect.any(String));
    // Other fields stay, and an empty file field changes nothing.
    const renamed = await put('/user/profile', 'PUT', { firstName: 'Usha', profilePicture: new File([], '') });
    expect(renamed.body.user).toMatchObject({
      firstName: 'Usha',
      lastName: 'Menon',
      bio: 'Hello',
      profilePicture: saved.body.user?.profilePicture,
    });
    // More than 40 megapixels.
    const huge = { ...person, profilePicture: picture(pngOf(8_000, 5_001)) };
    const refused = await put('/user/profile', 'PUT', huge);
    expect([refused.status, refused.body.message]).toEqual([400, 'Please select an image of at most 40 megapixels.']);
    // Without width or height.
    for (const [width, height] of [
      [0, 0],
      [0, 1],
      [1, 0],
    ] as const) {
      const empty = { ...person, profilePicture: picture(pngOf(width, height)) };
      const { status, body } = await put('/user/profile', 'PUT', empty);
      expect([status, body.message]).toEqual([400, 'Please select a valid image file (JPEG, PNG, GIF, or WebP).']);
    }

    const category = await server.make.category('Music');
    const course = { title: 'A course', description: 'A description that is long enough.', category };
    const lists = { learningObjectives: JSON.stringify(['One', 'Two']), price: '12.50' };
    const created = await put('/instructor/course', 'POST', { ...course, ...lists, courseImage: picture(png) });
    expect(created.status).toBe(200);
    expect(created.body.course).toMatchObject({ price: 12.5, imageUrl: expect.stringContaining('/api/files/') });
    const courseId = created.body.course?._id ?? '';
    const changed = await put('/instructor/course', 'PUT', { courseId, title: 'Renamed', courseImage: picture(png) });
    expect(changed.body.course).toMatchObject({ title: 'Renamed' });
    // The picture is deleted when another field is refused.
    const before = [await stored(), await known()];
    expect((await put('/instructor/course', 'POST', { ...course, title: 'x', courseImage: picture(png) })).status).toBe(
      400,
    );
    expect([await stored(), await known()]).toEqual(before);
  });

  it('leave no file when the client disconnects', async () => {
    const port = Number(new URL(address).port);
    const socket = connect(port, '127.0.0.1');
    const head = `POST /api/instructor/upload-video HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 20000000\r\n\r\n`;
    const part =
      '--b\r\ncontent-disposition: form-data; name="videoFile"; filename="a.webm"\r\ncontent-type: video/webm\r\n\r\n';
    socket.on('error', () => {});
    socket.write(head + part);
    socket.write(Buffer.concat([webm, Buffer.alloc(9 * MB)]));
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 10_000 });
    socket.destroy();
    await vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: 10_000 });
    expect(await known()).toEqual([]);
  });

  it('fail with 507 when the disk is full, and leave no file', async () => {
    isFull = true;
    const { status, body } = await upload(Buffer.concat([webm, Buffer.alloc(3 * MB)]));
    expect([status, body.code]).toEqual([507, 'storage_full']);
    expect(await stored()).toEqual([]);
  });

  it(`are ${isDeep ? '500 MB' : 'as large as their limit'} at most, and never in memory`, {
    timeout: 120_000,
  }, async () => {
    const { most } = fileLimits.video;
    const before = process.memoryUsage().rss;
    const large = await send(isDeep ? most - MB : 40 * MB);
    expect(large.status).toBe(200);
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(150);
    const [kept] = await known();
    expect(kept?.size).toBe(isDeep ? most - MB : 40 * MB);
    if (!isDeep) return;
    const over = await send(most + 1).catch((error: unknown) => error);
    // The response may be lost when the connection is closed during the upload; the file must be deleted anyway.
    expect(over).toSatisfy((answer: { status?: number }) => answer.status === 413 || answer instanceof TypeError);
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 10_000 });
  });

  it('are deleted when they are not used for a day', async () => {
    const used = (await upload(webm)).body.videoUrl ?? '';
    await upload(webm);
    const courseId = await server.make.course({ creatorId: userId });
    const lecture = await filmIn(courseId);
    await server.call(endpoints.lectures.create, { ...lecture, contentUrl: used }, token);
    await server.db.update(files).set({ createdAt: sql`now() - interval '2 days'` });
    const log = { warn: vi.fn() };
    await sweepFiles(server.db, server.services.storage, log);
    expect((await known()).map(({ id }) => used.includes(id))).toEqual([true]);
    const [kept] = await known();
    const [unused = ''] = (await stored()).filter((name) => name !== kept?.path);
    expect(log.warn.mock.calls).toEqual([
      [{ files: [unused] }, 'the records of uploads that nothing used for a day were deleted; their files follow'],
    ]);
    // Files are deleted an hour after their last write: another server may still be writing.
    expect(await stored()).toHaveLength(2);
    // A client that has stopped sending.
    const endless = new Readable({ read() {} });
    endless.push(Buffer.alloc(9 * MB));
    const write = server.services.storage.write('half', endless).catch(() => {});
    const halves = async () => (await stored()).filter((name) => name.startsWith('half'));
    await vi.waitFor(async () => expect(await halves()).toHaveLength(1), { timeout: 10_000 });
    const [half] = await halves();
    await sweepFiles(server.db, aged(server.services.storage), log);
    expect(await stored()).toEqual([kept?.path]);
    expect(log.warn.mock.calls.slice(1)).toEqual([
      [{ files: [unused] }, 'stored files without a record are deleted'],
      [{ files: [half] }, 'half-written files are deleted'],
    ]);
    endless.destroy();
    await write;
  });
});

describe('the storage quota of an account', () => {
  const film = (bytes: number) => Buffer.concat([webm, Buffer.alloc(bytes - webm.length)]);

  it('limits the bytes of all files of an account', async () => {
    Object.assign(uploads, { bytes: 3 * MB, atOnce: 3 });
    expect((await upload(film(2 * MB))).status).toBe(200);
    const refused = await upload(film(1.5 * MB));
    expect(refused).toMatchObject({
      status: 413,
      body: {
        code: 'quota_exceeded',
        message:
          "This file doesn't fit in your storage: 2 MB of 3 MB are used. Uploads that no course uses are removed after a day.",
        details: { used: 2 * MB, limit: 3 * MB },
      },
    });
    expect(await stored()).toHaveLength(1);
    expect((await upload(film(0.5 * MB))).status).toBe(200);
    token = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    expect((await upload(film(2 * MB))).status).toBe(200);
  });

  it('counts uploads that are still running', async () => {
    Object.assign(uploads, { bytes: 3 * MB, atOnce: 20 });
    const all = await Promise.all(Array.from({ length: 8 }, () => upload(film(MB - 1_000))));
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 413]));
    const used = (await known()).reduce((sum, { size }) => sum + size, 0);
    expect(used).toBeLessThanOrEqual(3 * MB);
  });

  it('limits concurrent uploads; an upload that has ended or failed no longer counts', async () => {
    Object.assign(uploads, { bytes: 100 * MB, atOnce: 1 });
    const { port } = server.app.server.address() as { port: number };
    const slow = connect(port, '127.0.0.1');
    const { type } = stream(MB);
    slow.write(
      `POST /api/instructor/upload-video HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: 90000\r\n\r\n` +
        '--a-boundary\r\ncontent-disposition: form-data; name="videoFile"; filename="a.webm"\r\ncontent-type: video/webm\r\n\r\n',
    );
    slow.write(webm);
    slow.on('error', () => {});
    await vi.waitFor(async () => expect(await server.db.select().from(uploadsUnderWay)).toHaveLength(1), {
      timeout: 10_000,
    });
    expect(await upload(film(MB))).toMatchObject({
      status: 429,
      body: {
        code: 'too_many_uploads',
        message: 'Another upload is still running. Please wait until it finishes.',
      },
    });
    slow.destroy();
    await vi.waitFor(async () => expect(await server.db.select().from(uploadsUnderWay)).toEqual([]), {
      timeout: 10_000,
    });
    expect((await upload(film(MB))).status).toBe(200);
    expect((await upload(film(MB))).status).toBe(200);
  });

  it('ignores uploads of a server that has stopped', async () => {
    Object.assign(uploads, { bytes: 100 * MB, atOnce: 1 });
    await server.db
      .insert(uploadsUnderWay)
      .values({ id: 'gone', userId, bytes: 1, expiresAt: new Date(Date.now() - 1_000) });
    expect((await upload(film(MB))).status).toBe(200);
  });
});
