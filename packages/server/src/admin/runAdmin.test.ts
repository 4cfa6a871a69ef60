import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openEmbedded } from '../db/openEmbedded.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { start } from '../start.ts';
import { deepIt } from '../testing/deepIt.ts';
import { createMigratedDatabase, placeDatabase } from '../testing/testDatabase.ts';
import { runAdmin } from './runAdmin.ts';

const adminUrl = process.env.TEST_DATABASE_URL;

let dataDir: string;
/** PostgreSQL, in the project that has one; otherwise the embedded database in `dataDir`. */
let database: { url: string; drop: () => Promise<void> } | undefined;
const embedded = () => ({
  DATA_DIR: dataDir,
  PORT: '0',
  SEED: '0',
  SITE_DIR: '/nonexistent',
  PUBLIC_URL: 'https://market.example',
});
const environment = () => ({
  ...embedded(),
  ...(database
    ? { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(48), STORAGE_DIR: join(dataDir, 'other-files') }
    : {}),
});
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-admin-'));
  await placeDatabase(dataDir);
  database = adminUrl ? await createMigratedDatabase(adminUrl) : undefined;
});
afterAll(async () => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const admin = (...args: string[]) => adminOf(environment(), ...args);
async function adminOf(settings: Record<string, string>, ...args: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runAdmin(args, settings, {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

async function withServer<T>(work: (address: string) => Promise<T>, settings = environment()): Promise<T> {
  const server = await start(readConfig(settings));
  try {
    return await work(server.address);
  } finally {
    await server.stop();
  }
}
async function runSql(text: string) {
  const opened = database ? openPostgres(database.url, () => {}) : await openEmbedded(join(dataDir, 'database'));
  let found: unknown[] = [];
  await opened
    .onOneConnection(async (run) => {
      found = await run(text);
    })
    .finally(opened.close);
  return found;
}
const signIn = (address: string, email: string, password: string) =>
  fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('admin commands', { timeout: 120_000 }, () => {
  it('print their usage, and what is wrong with the arguments', async () => {
    expect(await admin('--help')).toMatchObject({ code: 0, out: expect.stringContaining('create-admin <email>') });
    expect(await admin()).toMatchObject({ code: 2 });
    expect(await admin('delete-everything')).toMatchObject({
      code: 2,
      error: /^Unknown command: delete-everything\./,
    });
    expect(await admin('create-admin')).toMatchObject({ code: 2, error: /^create-admin takes one argument\./ });
    expect(await admin('seed', '--wrong')).toMatchObject({ code: 2, error: expect.stringContaining("'--wrong'") });
    expect(await admin('generate', '100')).toMatchObject({ code: 2, error: /^generate takes no argument\./ });
    const refused: [string, RegExp][] = [
      ['', /^generate needs --courses, from 1 to 2,000,000\.$/],
      ['--courses many', /^generate needs --courses/],
      ['--courses 2000001', /^generate needs --courses/],
      ['--courses 9 --learners 10000001', /^--learners takes a number up to 10,000,000\.$/],
      ['--courses 9 --learners 2 --enrollments 19', /^--enrollments takes a number up to 18: each learner takes/],
      ['--courses 9 --learners 2 --enrollments 3 --progress 21', /^--progress takes a number up to 20: each course/],
      ['--courses 9 --progress 1', /^--progress takes a number up to 0: each course/],
      ['--courses 9 --learners 2 --enrollments 4 --progress 1 --without-lectures', /^--progress needs lectures/],
    ];
    for (const [options, error] of refused)
      expect(await admin('generate', ...options.split(' ').filter(Boolean)), options).toMatchObject({ code: 2, error });
  });

  it('create an admin and reset a password', async () => {
    const made = await admin('create-admin', 'Boss@example.org', '--first-name', 'Asha');
    const password = /Password: (\S+)$/.exec(made.out)?.[1] ?? '';
    expect(made.code).toBe(0);
    await withServer(async (address) => {
      const answer = await signIn(address, 'boss@example.org', password);
      expect(await answer.json()).toMatchObject({ role: 'admin', firstName: 'Asha', lastName: 'Lectern' });
    });
    expect(await admin('create-admin', 'boss@example.org')).toMatchObject({
      code: 0,
      out: expect.not.stringContaining('Password'),
    });
    const reset = await admin('reset-password', 'boss@example.org');
    const next = reset.out.split(' ').at(-1) ?? '';
    await withServer(async (address) => {
      expect((await signIn(address, 'boss@example.org', password)).status).toBe(401);
      const answer = await signIn(address, 'boss@example.org', next);
      expect(answer.status).toBe(200);
      const { token } = (await answer.json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      const { trail } = (await (await fetch(`${address}/api/admin/audit`, { headers })).json()) as {
        trail: { events: object[] };
      };
      const boss = /^[0-9a-f]{24}$/;
      expect(trail.events.slice(0, 3)).toMatchObject([
        { action: 'admin.reset-password', subjectId: expect.stringMatching(boss), outcome: 'done' },
        { action: 'admin.create-admin', subjectId: expect.stringMatching(boss), outcome: 'done' },
        // There was no account yet.
        { action: 'admin.create-admin', details: { given: 'Boss@example.org' }, outcome: 'done' },
      ]);
      expect(trail.events[0]).not.toHaveProperty('actorName');
    });
    expect(await admin('reset-password', 'nobody@example.org')).toMatchObject({
      code: 1,
      error: 'There is no account with the email nobody@example.org.',
    });
    expect(await admin('reset-second-factor', 'boss@example.org')).toMatchObject({
      code: 0,
      out: expect.stringContaining('boss@example.org has no second factor any more'),
    });
    expect(await admin('reset-second-factor', 'nobody@example.org')).toMatchObject({ code: 1 });
    expect(await admin('create-admin', 'not an address')).toMatchObject({ code: 1 });
    expect(await admin('seed')).toMatchObject({ code: 1, error: "The database isn't empty. Nothing was added." });
  });

  it("give an account's courses to an instructor", async () => {
    const people = { admin: 'owner@example.org', teacher: 'teacher@example.org' };
    await admin('create-admin', people.admin);
    await withServer(async (address) => {
      const person = { firstName: 'Asha', lastName: 'Menon', email: people.teacher, password: 'a fine password' };
      const body = JSON.stringify({ ...person, role: 'instructor' });
      await fetch(`${address}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    });
    await runSql(`insert into courses (id, creator_id, title, description, price_paise)
      select substr(md5(title), 1, 24), users.id, title, '', 0 from users, unnest(array['Tides', 'Knots']) title
      where email = '${people.admin}'`);
    const move = (from: string, ...rest: string[]) => admin('move-courses', from, ...rest);
    expect(await move(people.admin)).toMatchObject({ code: 2, error: 'move-courses needs --to <email>.' });
    expect(await move(people.admin, '--to', 'nobody@example.org')).toMatchObject({
      code: 1,
      error: 'There is no account with the email nobody@example.org.',
    });
    expect(await move(people.teacher, '--to', people.admin)).toMatchObject({
      code: 1,
      error: "owner@example.org isn't an instructor's account.",
    });
    expect(await move(people.admin, '--to', people.teacher)).toMatchObject({
      code: 0,
      out: expect.stringContaining("2 courses are teacher@example.org's now."),
    });
    expect(await move(people.admin, '--to', people.teacher)).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 courses'),
    });
  });

  it('delete an account as its owner can', async () => {
    const email = 'leaves@example.org';
    await admin('create-admin', 'stays@example.org');
    await withServer(async (address) => {
      const body = JSON.stringify({ firstName: 'Lena', lastName: 'Rao', email, password: 'a fine password' });
      await fetch(`${address}/api/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    });
    await runSql(`insert into orders (id, user_id, idempotency_key, fingerprint, status, subtotal_paise, tax_paise,
        total_paise, claimed_until, payment_id)
      select substr(md5(kind), 1, 24), id, kind, '', 'pending', 100, 10, 110, now(), nullif(kind, 'open')
        from users, unnest(array['open', 'pi_of_another_provider']) kind where email = '${email}'`);
    // The provider of the demo ends whatever it is asked to.
    const remove = (address: string) => adminOf({ ...environment(), DEMO: '0' }, 'delete-account', address);
    expect(await remove(email)).toMatchObject({
      code: 1,
      error: `${email} has an order that a bank, or an earlier payment provider, may still pay. Try again within a day.`,
    });
    await runSql(`update orders set payment_id = null where payment_id is not null`);
    expect(await remove('Leaves@Example.org')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The account of Leaves@Example.org is deleted.'),
    });
    expect(await remove(email)).toMatchObject({ code: 1, error: /^There is no account/ });
    await withServer(async (address) => {
      expect((await signIn(address, email, 'a fine password')).status).toBe(401);
    });
    expect(await runSql('select status, failure from orders')).toEqual([
      { status: 'failed', failure: 'superseded' },
      { status: 'failed', failure: 'superseded' },
    ]);
    const events = await runSql(`select outcome, subject_id, details from audit_events
      where action = 'admin.delete-account' order by at`);
    expect(events).toMatchObject([{ outcome: 'refused' }, { outcome: 'done' }, { outcome: 'refused' }]);
    expect(JSON.stringify(events.slice(0, 2))).not.toContain('leaves@');
  });

  deepIt('are refused by the embedded database while a server runs', async () => {
    await withServer(async () => {
      expect(await adminOf(embedded(), 'create-admin', 'boss@example.org')).toMatchObject({
        code: 1,
        error: /^The data folder \S+ is used by another Lectern server or command \(process \d+\)\. .+ folder\.$/,
      });
    }, embedded());
    expect(await adminOf(embedded(), 'create-admin', 'boss@example.org')).toMatchObject({ code: 0 });
  });

  it('revoke certificates and renew their key', async () => {
    expect(await admin('revoke-certificate', 'mine')).toMatchObject({
      code: 1,
      error: "mine isn't the number of a certificate, such as 7K2M-90QX-4TBD.",
    });
    expect(await admin('revoke-certificate', '7k2m-90qx-4tbd')).toMatchObject({
      code: 1,
      error: 'There is no certificate 7K2M-90QX-4TBD.',
    });
    const number = '7K2M-90QX-4TBD';
    await runSql(`insert into users (id, email, role, first_name, last_name)
        values ('u', 'nina@example.org', 'instructor', 'Nina', 'Rao');
      insert into courses (id, creator_id, title, description, price_paise)
        values ('c', 'u', 'Knots', 'For small boats.', 0);
      insert into certificates
        (number, user_id, course_id, enrolled_at, learner_name, course_title, instructor_name, hours)
        values ('${number}', 'u', 'c', now(), 'Nina Rao', 'Knots', 'Nina Rao', 1)`);
    expect(await admin('revoke-certificate', number)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${number} is revoked.`),
    });
    expect(await admin('revoke-certificate', number)).toMatchObject({
      code: 1,
      error: `${number} was revoked before.`,
    });
    const keys = await withServer(
      async (address) => (await fetch(`${address}/.well-known/jwks.json`)).json() as Promise<{ keys: unknown[] }>,
    );
    expect((await admin('renew-certificate-key')).out).toContain('The key is no longer used. Start all servers again.');
    expect((await admin('renew-certificate-key')).out).toContain('There is no key in the database');
    const more = await withServer(
      async (address) => (await fetch(`${address}/.well-known/jwks.json`)).json() as Promise<{ keys: unknown[] }>,
    );
    expect(more.keys).toEqual([...keys.keys, expect.objectContaining({ alg: 'RS256' })]);
  });

  it('maintain partners', async () => {
    expect(await admin('partners')).toMatchObject({ code: 2, error: /^Unknown command: partners \./ });
    expect(await admin('partners', 'constructor')).toMatchObject({ code: 2 });
    expect(await admin('partners', 'add', 'Blog')).toMatchObject({
      code: 2,
      error: /^Usage: partners add <name> <origin>\.\.\.\n/,
    });
    expect(await admin('partners', 'list')).toMatchObject({ code: 0, out: /There are no partners\.$/ });
    const wrong = 'Please enter an origin such as https://blog.example: https, without a path or a wildcard.';
    expect(await admin('partners', 'add', 'Blog', 'blog.example')).toMatchObject({ code: 1, error: wrong });
    expect(await admin('partners', 'add', 'Blog', 'https://a.example', '--owner', 'x@y.example')).toMatchObject({
      code: 1,
      error: 'There is no account with the email x@y.example.',
    });

    expect(await admin('partners', 'add', 'Blog', 'https://market.example')).toMatchObject({
      code: 1,
      error: "This is the marketplace's own address. A partner's pages are on another one.",
    });
    const added = await admin('partners', 'add', 'Blog', 'https://Blog.example/', '--owner', 'Boss@example.org');
    const key = /^Blog is a partner\. Key: (pk_\w{24})$/m.exec(added.out)?.[1] ?? '';
    expect(added.code).toBe(0);
    expect((await admin('partners', 'set-origins', key, 'https://a.example', 'http://localhost:1')).out).toMatch(
      /Blog may use its key on https:\/\/a\.example http:\/\/localhost:1$/,
    );
    expect((await admin('partners', 'revoke', key)).out).toMatch(/The key of Blog no longer works\.$/);
    expect((await admin('partners', 'list')).out).toContain(
      `${key}  revoked  Blog  https://a.example http://localhost:1`,
    );
    expect((await admin('partners', 'restore', key)).out).toMatch(/The key of Blog works again\.$/);
    expect((await admin('partners', 'report', key, '--from', '2026-01', '--to', '2026-02')).out).toContain(
      [
        '  month  checkouts  orders  revenue  earned  refunded  paid out  sign-ups  enrollments',
        '2026-01          0       0     0.00    0.00      0.00      0.00         0            0',
        '2026-02          0       0     0.00    0.00      0.00      0.00         0            0',
      ].join('\n'),
    );
    expect(await admin('partners', 'report', key, '--from', '1999')).toMatchObject({
      code: 1,
      error: 'Please enter a month such as 2026-01.',
    });
    expect(await admin('partners', 'revoke', 'pk_nothing')).toMatchObject({
      code: 1,
      error: 'There is no partner with the key pk_nothing.',
    });
  });

  deepIt('generate courses', async () => {
    expect(await admin('generate', '--courses', '600')).toMatchObject({
      code: 1,
      error: /^This database has the account of a person\. .* or add --among-people\.$/,
    });
    const generated = await admin('generate', '--courses', '600', '--among-people');
    expect(generated).toMatchObject({ code: 0, out: expect.stringMatching(/600 of 600 courses\n/) });
    await withServer(async (address) => {
      const search = async (query: string) => (await fetch(`${address}/api/search/courses?${query}`)).json();
      const all = (await search('')) as { totalResults: number; courses: { title: string }[] };
      expect(all.totalResults).toBe(600);
      const word = all.courses[0]?.title.split(' ')[1] ?? '';
      expect(((await search(`q=${word}`)) as typeof all).totalResults).toBeGreaterThan(0);
      expect(((await search('q=absolutely')) as typeof all).totalResults).toBe(0);
    });
  });

  deepIt('print why generating courses failed, without its parameters, and continue it', async () => {
    await runSql(`create function full_disk() returns trigger language plpgsql as $$
      begin if (select count(*) from courses) >= 1000 then raise 'No space left on device'; end if; return null; end $$;
      create trigger full_disk after insert on courses for each statement execute function full_disk()`);
    const failed = await admin('generate', '--courses', '1100', '--among-people');
    expect(failed).toMatchObject({
      code: 1,
      error: /^The database refused: No space left on device\nFailed query: with/,
    });
    expect(failed.error.length).toBeLessThan(400);
    expect(failed.out).toContain('Continuing after 600 of 1,100 courses.');

    await runSql('drop trigger full_disk on courses');
    const continued = await admin('generate', '--courses', '1100', '--among-people');
    expect(continued).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Continuing after 800 of 1,100 courses\.\n[\s\S]*1,100 of 1,100 courses\n/),
    });
    expect(await admin('generate', '--courses', '1100', '--among-people')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/There are 1,100 of 1,100 courses already\./),
    });
  });
});
