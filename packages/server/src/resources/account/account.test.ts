import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import {
  courses,
  documents,
  earnings,
  files,
  orderItems,
  orders,
  payouts,
  reviews,
  submissions,
  users,
} from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { personalColumns } from './personalTables.ts';

const server = withServer();
const { signIns, endSignIn, endOtherSignIns, exportAddress, remove } = endpoints.account;
const { signUp, signIn, me } = endpoints.auth;

const password = 'a fine password';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function person(role: 'learner' | 'instructor' = 'learner') {
  const email = `${newId()}@example.com`;
  const { body } = await server.call(signUp, { firstName: 'Nina', lastName: 'Okoye', email, password, role });
  return { email, id: body.userId, token: body.token };
}
/** Opens the profile with this browser, as its first call does. */
const visit = (token: string, userAgent: string) =>
  server.inject({ url: '/api/user/profile', headers: { authorization: `Bearer ${token}`, 'user-agent': userAgent } });
const again = async (email: string) => (await server.call(signIn, { email, password })).body.token;
const list = async (token: string) => (await server.call(signIns, {}, token)).body;

describe('where somebody is signed in', () => {
  it('lists each browser with its system, last used first, and says which one asks', async () => {
    const nina = await person();
    await visit(nina.token, firefox);
    const phone = await again(nina.email);
    await visit(phone, safari);
    const { signIns: found, hasPassword } = await list(phone);
    expect(hasPassword).toBe(true);
    expect(found).toMatchObject([
      { browser: 'Safari', system: 'iOS', isCurrent: true },
      { browser: 'Firefox', system: 'Linux', isCurrent: false },
    ]);
  });

  it('says nothing about a browser that says nothing, and cuts what one makes up', async () => {
    const nina = await person();
    await visit(nina.token, '');
    expect((await list(nina.token)).signIns).toMatchObject([{ browser: '', system: '' }]);
    const other = await again(nina.email);
    await visit(other, `${'x'.repeat(5_000)}/1.0 (${'y'.repeat(5_000)})`);
    for (const { browser, system } of (await list(other)).signIns) {
      expect(browser.length).toBeLessThanOrEqual(40);
      expect(system.length).toBeLessThanOrEqual(40);
    }
  });

  it('ends one of them, and no one else’s', async () => {
    const [nina, omar] = [await person(), await person()];
    const phone = await again(nina.email);
    await visit(phone, safari);
    await visit(nina.token, firefox);
    const id = (await list(nina.token)).signIns.find(({ isCurrent }) => !isCurrent)?._id ?? '';
    await visit(omar.token, firefox);
    expect(await server.call(endSignIn, { id }, omar.token)).toMatchObject({ status: 404 });
    expect((await server.call(me, {}, phone)).status).toBe(200);
    expect((await server.call(endSignIn, { id }, nina.token)).status).toBe(200);
    expect((await server.call(me, {}, phone)).status).toBe(401);
    expect((await list(nina.token)).signIns).toHaveLength(1);
    expect(await server.call(endSignIn, { id }, nina.token)).toMatchObject({ status: 404 });
  });

  it('ends all others, and goes on with a new token', async () => {
    const nina = await person();
    const phone = await again(nina.email);
    await visit(phone, safari);
    await visit(nina.token, firefox);
    const { body } = await server.call(endOtherSignIns, {}, nina.token);
    for (const ended of [phone, nina.token]) expect((await server.call(me, {}, ended)).status).toBe(401);
    expect((await list(body.token)).signIns).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
  });

  it('forgets the others with a new password, and keeps this one', async () => {
    const nina = await person();
    const phone = await again(nina.email);
    await visit(phone, safari);
    await visit(nina.token, firefox);
    const change = { currentPassword: password, newPassword: 'another password' };
    const { body } = await server.call(endpoints.users.changePassword, change, nina.token);
    expect((await list(body.token ?? '')).signIns).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
  });
});

/** The export of a person, by the name of each file. */
async function exported(token: string) {
  const { body } = await server.call(exportAddress, { currentPassword: password }, token);
  const { pathname, search } = new URL(body.url);
  const answer = await server.app.inject({ url: pathname + search });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const text = new TextDecoder();
  const found = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, text.decode(bytes)]);
  return Object.fromEntries(found) as Record<string, string>;
}

describe('a copy of everything', () => {
  it('has what a learner did, with titles, and no secret', async () => {
    const nina = await person();
    const made = await server.make.fullCourse({ title: 'Tides' });
    await server.make.enroll(nina.id, made.courseId);
    await server.make.review(made.courseId, nina.id, 4);
    const work = { id: made.assignment, submissionText: 'My harbour.' };
    await server.call(endpoints.assignments.submit, work, nina.token);
    await server.make.file({ ownerId: nina.id, content: 'my picture', mime: 'image/png' });
    const found = await exported(nina.token);
    expect(JSON.parse(found['account.json'] ?? '')).toMatchObject([{ email: nina.email, first_name: 'Nina' }]);
    expect(JSON.parse(found['reviews.json'] ?? '')).toMatchObject([{ course: 'Tides', rating: 4 }]);
    expect(JSON.parse(found['enrollments.json'] ?? '')).toMatchObject([{ course: 'Tides' }]);
    expect(JSON.parse(found['submissions.json'] ?? '')).toMatchObject([
      { course: 'Tides', submission_text: 'My harbour.' },
    ]);
    expect(Object.entries(found).find(([name]) => /^files\/\w+\.png$/.test(name))?.[1]).toBe('my picture');
    expect(found['README.txt']).toContain('Your data');
    const all = Object.values(found).join('\n');
    for (const secret of ['argon2', 'token_hash', 'password_hash', 'fingerprint']) expect(all).not.toContain(secret);
  });

  it('has an instructor’s courses with the answers that they wrote', async () => {
    const asha = await person('instructor');
    const made = await server.make.fullCourse({ creatorId: asha.id, title: 'Tides' });
    const found = await exported(asha.token);
    const course = JSON.parse(found[`courses/${made.courseId}.json`] ?? '');
    expect(course).toMatchObject({ title: 'Tides', sections: [{ lectures: expect.any(Array) }] });
    expect(JSON.stringify(course)).toContain('correct_answer');
  });

  it('takes the password, and opens by its own address alone, for ten minutes', async () => {
    const [nina, omar] = [await person(), await person()];
    for (const input of [{}, { currentPassword: 'guess' }])
      expect((await server.call(exportAddress, input, nina.token)).problem.code).toBe('wrong_password');
    const { body } = await server.call(exportAddress, { currentPassword: password }, nina.token);
    const { pathname, search, searchParams } = new URL(body.url);
    const seconds = Number(searchParams.get('expires')) - Date.now() / 1_000;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await server.inject({ url: pathname.replace(nina.id, omar.id) + search })).status).toBe(403);
    expect((await server.inject({ url: pathname })).status).toBe(403);
  });
});

const buy = async (userId: string, courseId: string, name: string) => {
  const id = newId();
  const amounts = { subtotalPaise: 1_000, taxPaise: 100, totalPaise: 1_100 };
  await server.db.insert(orders).values({
    ...amounts,
    id,
    userId,
    idempotencyKey: id,
    fingerprint: id,
    status: 'paid',
    cardLast4: '4242',
    buyer: { name },
    claimedUntil: new Date(0),
  });
  await server.db.insert(orderItems).values({ orderId: id, courseId, position: 0, title: 'Tides', pricePaise: 1_000 });
  const number = `R-2026-${id.slice(-6)}`;
  await server.db
    .insert(documents)
    .values({ number, kind: 'receipt', orderId: id, buyer: { name }, issuedAt: new Date() });
  await server.make.enroll(userId, courseId);
  return { id, number };
};

describe('the end of an account', () => {
  it('takes the email and the password', async () => {
    const nina = await person();
    const wrongEmail = await server.call(remove, { email: 'x@example.com', currentPassword: password }, nina.token);
    expect(wrongEmail).toMatchObject({ status: 400, problem: { code: 'wrong_email' } });
    const wrongPassword = await server.call(remove, { email: nina.email, currentPassword: 'guess' }, nina.token);
    expect(wrongPassword).toMatchObject({ status: 400, problem: { code: 'wrong_password' } });
    expect(await server.call(remove, { email: nina.email }, nina.token)).toMatchObject({ status: 400 });
    expect((await server.call(me, {}, nina.token)).status).toBe(200);
  });

  it('leaves no name, address, work or upload, and keeps the amounts', async () => {
    const nina = await person();
    const made = await server.make.fullCourse({});
    const { id, number } = await buy(nina.id, made.courseId, 'Okoye Ltd');
    await server.make.review(made.courseId, nina.id, 2);
    await server.call(endpoints.assignments.submit, { id: made.assignment, submissionText: 'My harbour.' }, nina.token);
    const upload = await server.make.file({ ownerId: nina.id });
    expect((await server.call(remove, { email: nina.email, currentPassword: password }, nina.token)).status).toBe(200);

    expect((await server.call(me, {}, nina.token)).status).toBe(401);
    expect((await server.call(signIn, { email: nina.email, password })).status).toBe(401);
    const [row] = await server.db.select().from(users).where(eq(users.id, nina.id));
    expect(row).toMatchObject({ firstName: 'Deleted', lastName: 'account', passwordHash: null, billing: null });
    expect(row?.email).toMatch(/^[0-9a-f]{24}@deleted\.invalid$/);
    const [order] = await server.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ totalPaise: 1_100, buyer: null, cardLast4: null });
    const [document] = await server.db.select().from(documents).where(eq(documents.number, number));
    expect(document?.buyer).toEqual({ name: 'Deleted account' });
    for (const table of [reviews, submissions])
      expect(await server.db.select().from(table).where(eq(table.userId, nina.id))).toEqual([]);
    expect(await server.db.select().from(files).where(eq(files.id, upload))).toEqual([]);
    expect(await server.services.storage.has(`${upload}.bin`)).toBe(false);
    // Whoever was deleted may come back as someone new.
    const back = await server.call(signUp, { firstName: 'N', lastName: 'O', email: nina.email, password });
    expect(back.status).toBe(200);
    expect(back.body.userId).not.toBe(nina.id);
  });

  it('passes an instructor’s courses to an admin, with what is in them, and says so', async () => {
    const admin = await server.make.user({ role: 'admin', createdAt: new Date(0) });
    const asha = await person('instructor');
    const made = await server.make.fullCourse({ creatorId: asha.id });
    const learner = await server.make.user();
    await server.make.enroll(learner, made.courseId);
    const film = await server.make.file({ ownerId: asha.id });
    await server.db.execute(sql`update lectures set content_file_id = ${film} where id = ${made.video}`);
    const spare = await server.make.file({ ownerId: asha.id });
    expect((await server.call(remove, { email: asha.email, currentPassword: password }, asha.token)).status).toBe(200);

    const [course] = await server.db.select().from(courses).where(eq(courses.id, made.courseId));
    expect(course?.creatorId).toBe(admin);
    const kept = await server.db.select().from(files).where(eq(files.id, film));
    expect(kept).toMatchObject([{ ownerId: admin }]);
    expect(await server.db.select().from(files).where(eq(files.id, spare))).toEqual([]);
    const token = await server.tokenOf(admin);
    const { notifications } = (await server.call(endpoints.users.notifications, {}, token)).body;
    expect(notifications[0]).toMatchObject({ title: 'Courses Passed to You' });
    expect((await server.call(endpoints.instructors.get, { id: admin })).body).toMatchObject({
      instructor: { stats: { courses: 1, students: 1 } },
    });
  });

  it('waits for earnings that are due, for payments, and for another admin', async () => {
    const asha = await person('instructor');
    const input = { email: asha.email, currentPassword: password };
    const courseId = await server.make.course({ creatorId: asha.id });
    const { id } = await buy(await server.make.user(), courseId, 'Omar');
    const earned = { orderId: id, courseId, payee: 'instructor', payeeId: asha.id, kind: 'sale' } as const;
    await server.db.insert(earnings).values({ ...earned, pricePaise: 1_000, sharePaise: 700 });
    const refused = await server.call(remove, input, asha.token);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'account_needed' } });
    expect(refused.problem.message).toContain('paid out');
    await server.db
      .insert(payouts)
      .values({ payee: 'instructor', payeeId: asha.id, month: '2026-10-01', amountPaise: 700 });
    await server.db
      .update(orders)
      .set({ userId: asha.id, status: 'pending', claimedUntil: new Date(Date.now() + 30_000) });
    expect((await server.call(remove, input, asha.token)).problem.message).toContain('payment');
    await server.db.update(orders).set({ status: 'paid' });
    await server.db.update(users).set({ role: 'learner' }).where(eq(users.role, 'admin'));
    expect((await server.call(remove, input, asha.token)).problem.message).toContain('take over your courses');
    await server.db.update(users).set({ role: 'admin' }).where(eq(users.id, asha.id));
    expect((await server.call(remove, input, asha.token)).problem.message).toContain('only admin');
  });
});

it('knows every reference to an account', async () => {
  const found = await rows<{ name: string }>(
    server.db,
    sql`select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  const known = personalColumns.map(({ table, column }) => `${table}.${column}`).filter((name) => name !== 'users.id');
  expect(known.sort()).toEqual(found.map(({ name }) => name).sort());
});

/** Sends the head of a call and half of its body, lets something happen, and sends the rest. Resolves with the status. */
async function halfway(path: string, method: string, token: string, body: string, meanwhile: () => Promise<unknown>) {
  const { port } = server.app.server.address() as { port: number };
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const request = httpRequest({ port, path: `/api${path}`, method, headers });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  request.write(body.slice(0, 5));
  // The caller is known once the head has arrived, and the body has taken longer than the limit.
  await setTimeout(200);
  await meanwhile();
  request.end(body.slice(5));
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

describe('a session that ends while a body arrives', () => {
  beforeAll(async () => void (await server.app.listen({ port: 0 })));

  it('gets no new token', async () => {
    const nina = await person();
    const thief = await again(nina.email);
    const status = await halfway('/user/profile', 'PUT', thief, JSON.stringify({ bio: 'mine' }), () =>
      server.call(endOtherSignIns, {}, nina.token),
    );
    expect(status).toBe(401);
  });

  it('leaves nothing of a deleted account', async () => {
    const made = await server.make.fullCourse({});
    const writes = [
      ['/user/profile', 'PUT', { firstName: 'Back' }],
      ['/user/wishlist', 'POST', { courseId: made.courseId }],
      ['/user/change-password', 'PUT', { currentPassword: password, newPassword: 'another password' }],
      [
        '/support',
        'POST',
        { name: 'Nina', email: 'n@example.com', subject: 'Hello', message: 'A message to support.' },
      ],
    ] as const;
    for (const [path, method, body] of writes) {
      const nina = await person();
      const status = await halfway(path, method, nina.token, JSON.stringify(body), () =>
        server.call(remove, { email: nina.email, currentPassword: password }, nina.token),
      );
      expect(status, path).toBe(401);
      const [row] = await server.db.select().from(users).where(eq(users.id, nina.id));
      expect(row, path).toMatchObject({ firstName: 'Deleted', passwordHash: null });
    }
  });

  it('ends also in the same moment: one of a new password and the deletion wins', async () => {
    for (let round = 0; round < 5; round++) {
      const nina = await person();
      const change = { currentPassword: password, newPassword: 'another password' };
      const [changed] = await Promise.all([
        server.call(endpoints.users.changePassword, change, nina.token),
        server.call(remove, { email: nina.email, currentPassword: password }, nina.token),
      ]);
      const [row] = await server.db.select().from(users).where(eq(users.id, nina.id));
      if (row?.deletedAt) {
        expect(row.passwordHash).toBeNull();
        if (changed.status === 200) expect((await server.call(me, {}, changed.body.token)).status).toBe(401);
      }
    }
  });
});

it('can be deleted, whoever signs up with an address that looks like that of a deleted account', async () => {
  const nina = await person();
  const squatter = { firstName: 'S', lastName: 'Q', email: `${nina.id}@deleted.invalid`, password };
  expect((await server.call(signUp, squatter)).status).toBe(200);
  expect((await server.call(remove, { email: nina.email, currentPassword: password }, nina.token)).status).toBe(200);
});
