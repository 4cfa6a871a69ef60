import { randomBytes } from 'node:crypto';
import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files, openUploads } from '../db/schema.ts';
import { aged, createTestStorage, storedIn } from '../testing/testStorage.ts';
import { withServer } from '../testing/withServer.ts';
import { sweepFiles } from './sweep.ts';

const MB = 1_048_576;
const PART = 8 * MB;
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
const film = Buffer.concat([webm, randomBytes(2 * PART + 5 - webm.length)]);
const { create, get, sign, complete, remove } = endpoints.uploads;

const usual = { bytes: 20 * 1024 * MB, atOnce: 3, inParts: true };
const uploads = { ...usual };
const server = withServer({ config: { uploads }, storage: createTestStorage });
let address: string;
let userId: string;
let token: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  userId = await server.make.user({ role: 'instructor' });
  token = await server.tokenOf(userId);
});
afterEach(async () => {
  Object.assign(uploads, usual);
  await server.db.delete(openUploads);
  await server.db.delete(files);
  for (const name of await stored()) await server.services.storage.remove(name);
});

const stored = () => storedIn(server.services.storage);
const begin = async (size = film.length, name = 'film.webm') => {
  const { status, body, problem } = await server.call(create, { kind: 'video', name, type: 'video/webm', size }, token);
  return { status, problem, id: body.upload?._id ?? '', upload: body.upload };
};
const addressOf = async (id: string, number: number) => {
  const { body } = await server.call(sign, { id, parts: [number] }, token);
  // The host of a request that is injected.
  return body.parts[0]?.url.replace(/^http:\/\/localhost(:80)?\//, `${address}/`) ?? '';
};
const partOf = (content: Buffer, number: number) => content.subarray((number - 1) * PART, number * PART);
const put = (url: string, body: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(body) });
const send = async (id: string, content: Buffer, ...numbers: number[]) => {
  for (const number of numbers)
    expect((await put(await addressOf(id, number), partOf(content, number))).ok, `part ${number}`).toBe(true);
};
const end = (id: string) => server.call(complete, { id }, token);
const sweep = () => sweepFiles(server.db, aged(server.services.storage), { warn() {} });

describe('a file in parts', () => {
  it('is whole once its parts are, in any order, and plays', async () => {
    const { id, upload } = await begin();
    expect(upload).toMatchObject({ size: film.length, partSize: PART, received: [] });
    await send(id, film, 3, 1);
    expect((await server.call(get, { id }, token)).body.upload.received.sort()).toEqual([1, 3]);
    expect(await end(id)).toMatchObject({ status: 400, problem: { code: 'incomplete_upload' } });
    await send(id, film, 2);
    const { status, body } = await end(id);
    expect(status).toBe(200);
    const played = await fetch(body.videoUrl.replace(/^http:\/\/[^/]+/, address));
    expect(played.headers.get('content-type')).toBe('video/webm');
    expect(Buffer.from(await played.arrayBuffer()).equals(film)).toBe(true);
    const [row] = await server.db.select().from(files);
    expect(row).toMatchObject({ ownerId: userId, size: film.length, mime: 'video/webm', isPublic: false });
    expect(await stored()).toEqual([row?.path]);
    // Its answer may have been lost.
    expect((await end(id)).body.videoUrl.split('?')[0]).toBe(body.videoUrl.split('?')[0]);
    expect(await server.db.$count(files)).toBe(1);
    expect((await server.call(get, { id }, token)).problem.code).toBe('not_found');
  });

  it('is made once, however often its end is asked for at the same time', async () => {
    const { id } = await begin(PART + 1);
    await send(id, film.subarray(0, PART + 1), 1, 2);
    const answers = await Promise.all(Array.from({ length: 5 }, () => end(id)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(await server.db.$count(files)).toBe(1);
  });

  it('is refused and deleted where it is none of the kind', async () => {
    const { id } = await begin();
    await send(id, Buffer.alloc(film.length, 'no film '), 1, 2, 3);
    expect(await end(id)).toMatchObject({
      status: 400,
      problem: { code: 'invalid_input', details: [{ field: 'videoFile' }] },
    });
    expect(await stored()).toEqual([]);
    expect(await server.db.$count(files)).toBe(0);
    expect((await end(id)).status).toBe(404);
  });

  it('is refused before its first byte for its type, its size and the quota', async () => {
    expect((await begin(PART, 'notes.txt')).status).toBe(200); // Its type counts, as with whole files.
    expect((await begin(501 * MB)).problem).toMatchObject({ code: 'too_large', details: [{ field: 'videoFile' }] });
    const text = { kind: 'video' as const, name: 'a.txt', type: 'text/plain', size: PART };
    expect((await server.call(create, text, token)).problem.details).toMatchObject([{ field: 'videoFile' }]);
    await server.db.delete(openUploads);
    Object.assign(uploads, { bytes: 40 * MB });
    const { id } = await begin();
    expect((await begin(30 * MB)).problem).toMatchObject({ code: 'quota_exceeded' });
    await server.call(remove, { id }, token);
    expect((await begin(30 * MB)).status).toBe(200);
  });

  it('are at most ten at a time for one person', async () => {
    for (let count = 0; count < 10; count++) expect((await begin()).status).toBe(200);
    expect((await begin()).problem.code).toBe('too_many_uploads');
  });

  it('refuses what its address was not made for', async () => {
    const { id } = await begin();
    const url = await addressOf(id, 1);
    expect((await put(url, film.subarray(0, PART - 1))).ok).toBe(false);
    expect((await put(url, film.subarray(0, PART + 1))).ok).toBe(false);
    const other = url.includes('partNumber=1')
      ? url.replace('partNumber=1', 'partNumber=2')
      : url.replace('/1?', '/2?');
    expect((await put(other, partOf(film, 1))).status).toBe(403);
    expect((await server.call(get, { id }, token)).body.upload.received).toEqual([]);
    expect((await server.call(sign, { id, parts: [4] }, token)).problem.details).toMatchObject([{ field: 'parts' }]);
  });

  it("is its owner's alone", async () => {
    const { id } = await begin();
    const other = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    for (const row of [get, complete, remove] as const)
      expect((await server.call(row, { id }, other)).status).toBe(404);
    expect((await server.call(sign, { id, parts: [1] }, other)).status).toBe(404);
  });

  it('leaves nothing when it is cancelled', async () => {
    const { id } = await begin();
    await send(id, film, 1, 2);
    const url = await addressOf(id, 3);
    expect((await server.call(remove, { id }, token)).status).toBe(200);
    expect((await put(url, partOf(film, 3))).status).toBe(404);
    expect(await stored()).toEqual([]);
    expect(await server.db.$count(openUploads)).toBe(0);
  });

  it('is not begun where the operator wants files whole', async () => {
    Object.assign(uploads, { inParts: false });
    expect(await begin()).toMatchObject({ status: 200, upload: null });
    expect(await server.db.$count(openUploads)).toBe(0);
  });

  it('waits for a day since its last addresses, and is cleared then', async () => {
    const { id, upload } = await begin();
    const { body } = await server.call(sign, { id, parts: [1] }, token);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.parse(upload?.expiresAt ?? ''));
    await send(id, film, 1);
    await sweep();
    expect((await server.call(get, { id }, token)).body.upload.received).toEqual([1]);
    await server.db
      .update(openUploads)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(openUploads.id, id));
    expect((await server.call(get, { id }, token)).status).toBe(404);
    await Promise.all([sweep(), sweep()]);
    expect(await stored()).toEqual([]);
    expect(await server.db.$count(openUploads)).toBe(0);
  });

  it('that was finished stays when its row expires', async () => {
    const { id } = await begin(PART);
    await send(id, film.subarray(0, PART), 1);
    expect((await end(id)).status).toBe(200);
    await server.db.update(openUploads).set({ expiresAt: sql`now() - interval '1 second'` });
    await sweep();
    expect(await server.db.$count(openUploads)).toBe(0);
    expect(await stored()).toHaveLength(1);
  });
});
