import { endpoints } from '@lectern/sdk/api';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { files, lectures, works } from '../../db/schema.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { pngOf } from '../../testing/pictures.ts';
import { storedIn } from '../../testing/testStorage.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

let made: Awaited<ReturnType<typeof server.make.fullCourse>>;
let asOwner: string;
beforeEach(async () => {
  const owner = await server.make.user({ role: 'instructor', firstName: 'Asha', lastName: 'Menon' });
  made = await server.make.fullCourse({ creatorId: owner });
  asOwner = await server.tokenOf(owner);
});

/** A learner who has handed in the assignment. */
async function maker(name: string) {
  const id = await server.make.user({ firstName: name, lastName: 'Rao' });
  await server.make.enroll(id, made.courseId);
  const token = await server.tokenOf(id);
  const work = { id: made.assignment, submissionText: 'What I wrote about it.' };
  const { submission } = (await server.call(endpoints.assignments.submit, work, token)).body;
  return { id, token, submission: submission._id };
}
const picture = (width: number) => new File([new Uint8Array(pngOf(width, 300))], 'work.png', { type: 'image/png' });
const show = (token: string, fields: object = {}) =>
  server.call(endpoints.works.show, { id: made.assignment, title: 'My work', ...fields }, token);
const list = async (limit?: number) =>
  (await server.call(endpoints.works.list, { courseId: made.courseId, limit })).body.works;
const open = async (url = '') => (await server.inject({ url: new URL(url).pathname })).status;

describe('works', () => {
  it('are newest first, one per learner, with the names of learner and teacher and nothing of the submission', async () => {
    for (const name of ['Nina', 'Omar', 'Pia']) await show((await maker(name)).token, { title: `By ${name}` });
    const { body, text } = await server.call(endpoints.works.list, { courseId: made.courseId });
    expect(body.works.map(({ title }) => title)).toEqual(['By Pia', 'By Omar', 'By Nina']);
    expect(body.works[0]).toMatchObject({
      learner: { firstName: 'Pia', lastName: 'Rao' },
      instructor: { firstName: 'Asha', lastName: 'Menon' },
    });
    for (const secret of ['What I wrote', 'secret.example', 'grade', 'submissionText'])
      expect(text).not.toContain(secret);
    expect(await list(2)).toHaveLength(2);
    await server.db
      .update(works)
      .set({ sharedAt: new Date('2030-01-01') })
      .where(eq(works.title, 'By Nina'));
    expect((await list()).map(({ title }) => title)).toEqual(['By Nina', 'By Pia', 'By Omar']);
  });

  it('of several assignments are the newest of each learner that is still in the course', async () => {
    const { token, id } = await maker('Nina');
    const later = await server.make.lecture(made.courseId, made.sectionId, { type: 'assignment', position: 8 });
    await server.call(endpoints.assignments.submit, { id: later, submissionText: 'More.' }, token);
    await show(token, { title: 'First' });
    await show(token, { id: later, title: 'Second' });
    expect((await list()).map(({ title }) => title)).toEqual(['Second']);
    // At the same moment: one of them, always the same.
    await server.db
      .update(works)
      .set({ sharedAt: new Date('2026-01-01') })
      .where(eq(works.userId, id));
    expect(await list()).toHaveLength(1);
    await server.db.update(lectures).set({ deletedAt: new Date() }).where(eq(lectures.id, later));
    expect((await list()).map(({ title }) => title)).toEqual(['First']);
  });

  it('have a picture in sizes, which is replaced, taken away, and deleted with the work', async () => {
    const { token, id } = await maker('Nina');
    const before = await storedIn(server.services.storage);
    const { work: first } = (await show(token, { workImage: picture(640) })).body;
    expect(first).toMatchObject({ imageUrl: expect.any(String), imageWidths: [160, 320, 480, 640] });
    expect(await open(first.imageUrl)).toBe(200);
    expect((await list())[0]).toMatchObject({ imageUrl: first.imageUrl, imageWidths: first.imageWidths });
    // Without a picture in the call the one that is shown stays.
    expect((await show(token, { title: 'Other title' })).body.work.imageUrl).toBe(first.imageUrl);

    const { work: second } = (await show(token, { workImage: picture(320) })).body;
    expect(second.imageUrl).not.toBe(first.imageUrl);
    expect([await open(first.imageUrl), await open(second.imageUrl)]).toEqual([404, 200]);
    const { work: third } = (await show(token, { withoutImage: 'true' })).body;
    expect([third.imageUrl, await open(second.imageUrl)]).toEqual([undefined, 404]);
    const { work: last } = (await show(token, { workImage: picture(320) })).body;
    await server.call(endpoints.works.takeDown, { id: made.assignment }, token);
    expect(await open(last.imageUrl)).toBe(404);
    const own = and(eq(files.ownerId, id), isNotNull(files.ownerId));
    expect(await server.db.select().from(files).where(own)).toEqual([]);
    expect(await storedIn(server.services.storage)).toEqual(before);
  });

  it("refuse a picture that isn't one, and leave nothing of it", async () => {
    const { token } = await maker('Nina');
    const before = await storedIn(server.services.storage);
    const text = new File(['not a picture'], 'work.png', { type: 'image/png' });
    expect(await show(token, { workImage: text })).toMatchObject({
      status: 400,
      problem: { details: [{ field: 'workImage' }] },
    });
    // Refused after its picture has arrived.
    expect(await show(token, { title: ' ', workImage: picture(320) })).toMatchObject({ status: 400 });
    expect(await list()).toEqual([]);
    expect(await storedIn(server.services.storage)).toEqual(before);
  });

  it('are removed by the instructor and by admins, and by nobody else', async () => {
    const { token, submission } = await maker('Nina');
    const asAdmin = await server.tokenOf(await server.make.user({ role: 'admin' }));
    const asOther = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    const remove = async (by: string) => (await server.call(endpoints.works.remove, { id: submission }, by)).status;
    const { work } = (await show(token, { workImage: picture(320) })).body;
    expect([await remove(asOther), await remove(token)]).toEqual([404, 403]);
    expect(await list()).toHaveLength(1);
    expect(await remove(asAdmin)).toBe(200);
    expect([await list(), await open(work.imageUrl)]).toEqual([[], 404]);
    await show(token);
    expect(await remove(asOwner)).toBe(200);
    expect(await list()).toEqual([]);
  });

  it("are changed by their learner only: another one's call changes their own", async () => {
    const [nina, omar] = [await maker('Nina'), await maker('Omar')];
    await show(nina.token, { title: 'By Nina' });
    await server.call(endpoints.works.takeDown, { id: made.assignment }, omar.token);
    await show(omar.token, { title: 'By Omar' });
    expect((await list()).map(({ title }) => title)).toEqual(['By Omar', 'By Nina']);
  });

  it('keep one picture of those that arrive at once', async () => {
    const { token, id } = await maker('Nina');
    const before = await storedIn(server.services.storage);
    const all = await Promise.all(
      Array.from({ length: Math.min(3, CONCURRENT_CALLERS) }, (_, n) =>
        show(token, { title: `Title ${n}`, workImage: picture(160 + n) }),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.db.select().from(files).where(eq(files.ownerId, id))).toHaveLength(1);
    const [shown] = await list();
    expect(await open(shown?.imageUrl)).toBe(200);
    await server.call(endpoints.works.takeDown, { id: made.assignment }, token);
    expect(await storedIn(server.services.storage)).toEqual(before);
  });
});
