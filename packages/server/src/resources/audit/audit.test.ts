import { endpoints } from '@lectern/sdk/api';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { auditEvents } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();
const { create, remove } = endpoints.categories;

const admin = async () => {
  const id = await server.make.user({ role: 'admin', firstName: 'Ada', lastName: 'Rao' });
  return { id, token: await server.tokenOf(id) };
};
const trail = async (token: string, page?: number) =>
  (await server.call(endpoints.audit.list, { ...(page ? { page } : {}) }, token)).body.trail;

describe('the audit trail', () => {
  it('says who did what to what from where, and how it ended', async () => {
    const ada = await admin();
    await server.call(create, { name: 'Tides and charts' }, ada.token);
    await server.call(create, { name: 'Tides and charts' }, ada.token);
    const id = newId();
    await server.call(remove, { id }, ada.token);
    const { events } = await trail(ada.token);
    const by = { actorName: 'Ada Rao', address: '127.0.0.1' };
    expect(events.slice(0, 3)).toMatchObject([
      { ...by, action: 'categories.remove', subjectId: id, outcome: 'refused' },
      { ...by, action: 'categories.create', outcome: 'refused' },
      { ...by, action: 'categories.create', details: { name: 'Tides and charts' }, outcome: 'done' },
    ]);
  });

  it('names what the ids stand for, and shows one action alone', async () => {
    const ada = await admin();
    const courseId = await server.make.course({ title: 'Tides' });
    const partner = await server.make.partner();
    const partnerId = partner.id;
    await server.call(endpoints.partners.update, { partnerId, name: 'The Harbour' }, ada.token);
    await server.db
      .insert(auditEvents)
      .values({ id: newId(), action: 'seed', subjectId: courseId, details: { gone: newId() } });
    const { names } = await trail(ada.token);
    expect(names).toMatchObject({ [partnerId]: 'The Harbour', [courseId]: 'Tides' });
    const { body } = await server.call(endpoints.audit.list, { action: 'partners.update' }, ada.token);
    expect(new Set(body.trail.events.map(({ action }) => action))).toEqual(new Set(['partners.update']));
    expect((await server.call(endpoints.audit.list, { action: 'nothing' }, ada.token)).body.trail).toMatchObject({
      events: [],
      pages: 1,
    });
  });

  it('leaves out what people are told, and secrets', async () => {
    const ada = await admin();
    const text = 'A long answer to somebody, about their own affairs, which is nobody else’s business at all.';
    await server.call(endpoints.support.reply, { id: newId(), text }, ada.token);
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.at));
    expect(event).toMatchObject({ action: 'support.reply', details: {} });
  });

  it('has neither reads nor what others do, nor what admins do for themselves', async () => {
    const ada = await admin();
    const before = (await trail(ada.token)).events.length;
    const instructor = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    await server.call(endpoints.categories.list, {}, ada.token);
    await server.call(endpoints.users.updateProfile, { bio: 'Hello' }, ada.token);
    await server.call(endpoints.courses.create, { title: 'Tides' } as never, instructor);
    expect((await trail(ada.token)).events).toHaveLength(before);
  });

  it('is recorded before the act, so that one that is interrupted shows', async () => {
    const ada = await admin();
    await server.db.insert(auditEvents).values({ id: newId(), actorId: ada.id, action: 'payouts.record' });
    expect((await trail(ada.token)).events[0]).toMatchObject({ action: 'payouts.record', outcome: 'interrupted' });
  });

  it('is for admins alone', async () => {
    for (const role of ['learner', 'instructor'] as const) {
      const token = await server.tokenOf(await server.make.user({ role }));
      expect((await server.call(endpoints.audit.list, {}, token)).status).toBe(403);
    }
  });

  it('can’t be changed, deleted or emptied, also not in the database', async () => {
    const ada = await admin();
    await server.call(create, { name: 'Knots' }, ada.token);
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.at));
    const own = eq(auditEvents.id, event?.id ?? '');
    const attempts = [
      () => server.db.update(auditEvents).set({ action: 'nothing' }).where(own),
      () => server.db.update(auditEvents).set({ outcome: 'failed' }).where(own),
      () => server.db.update(auditEvents).set({ outcome: null }).where(own),
      () => server.db.delete(auditEvents).where(own),
      () => server.db.execute(sql`truncate audit_events`),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed') }),
      });
    expect((await server.db.select().from(auditEvents).where(own))[0]).toEqual(event);
  });

  it('goes on for pages', async () => {
    const ada = await admin();
    await server.db
      .insert(auditEvents)
      .values(Array.from({ length: 60 }, () => ({ id: newId(), action: 'seed', outcome: 'done' as const })));
    const first = await trail(ada.token);
    expect(first.events).toHaveLength(50);
    expect(first.pages).toBeGreaterThan(1);
    const seen = new Set(first.events.map(({ _id }) => _id));
    expect((await trail(ada.token, 2)).events.some(({ _id }) => seen.has(_id))).toBe(false);
  });
});
