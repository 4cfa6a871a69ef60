import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createMarketplace } from '@lectern/sdk';
import { cartSummary } from '@lectern/sdk/rules';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/runAdmin.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openEmbedded } from '../db/openEmbedded.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { demoPassword } from '../demo/demoAccounts.ts';
import { packageRoot } from '../packageRoot.ts';
import { start } from '../start.ts';
import { createDiskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { deepIt, isQuick } from '../testing/deepIt.ts';
import { createDatabase, createMigratedDatabase, placeDatabase } from '../testing/testDatabase.ts';
import { backup } from './backup.ts';
import { manifest as manifestSchema } from './manifest.ts';
import { restore, verifyArchive } from './restore.ts';

const adminUrl = process.env.TEST_DATABASE_URL;
const isDeep = process.env.LECTERN_DEEP === '1';

let directory: string;
let count = 0;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(directory, { recursive: true, force: true });
});

type Kind = 'embedded' | 'postgres';
/** The kind of database under test. */
const here: Kind = adminUrl ? 'postgres' : 'embedded';

/** The settings of a place to run a marketplace: a folder, and a database on the server where it is of that kind. */
async function place(kind: Kind, { isMigrated = false } = {}): Promise<Record<string, string>> {
  const dataDir = join(directory, `place-${++count}`);
  const settings = { DATA_DIR: dataDir, PORT: '0', SITE_DIR: '/nonexistent', LOG_LEVEL: 'silent' };
  if (kind === 'embedded') {
    if (isMigrated) await placeDatabase(dataDir);
    return settings;
  }
  const { url, drop } = await (isMigrated ? createMigratedDatabase : createDatabase)(adminUrl ?? '');
  drops.push(drop);
  return { ...settings, DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(48) };
}

async function withDatabase<T>(settings: Record<string, string>, work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = readConfig(settings);
  const database = databaseUrl ? openPostgres(databaseUrl, () => {}) : await openEmbedded(join(dataDir, 'database'));
  return work(database).finally(database.close);
}

const runSql = (settings: Record<string, string>, ...texts: string[]) =>
  withDatabase(settings, async (database) => {
    let found: unknown[] = [];
    await database.onOneConnection(async (run) => {
      for (const text of texts) found = await run(text);
    });
    return found;
  });

/** A hash of the rows of every table, and of every file. The audit trail also has what happened to the copy. */
async function contentOf(settings: Record<string, string>) {
  const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
  const rows: Record<string, string> = {};
  await withDatabase(settings, (database) =>
    database.onOneConnection(async (run) => {
      await run("set timezone = 'UTC'");
      const tables = (await run(
        "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'audit_events'",
      )) as {
        name: string;
      }[];
      for (const { name } of tables) {
        const found = (await run(`select t::text as row from "${name}" t order by 1`)) as { row: string }[];
        rows[name] = `${found.length} ${hash(found.map(({ row }) => row).join('\n'))}`;
      }
      const constraints = await run(`select conname, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`);
      const triggers = await run(
        'select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
      );
      rows.schema = hash(JSON.stringify([constraints, triggers]));
    }),
  );
  const { storageDir } = readConfig(settings);
  const names = (await readdir(storageDir).catch(() => [])).sort();
  const files: Record<string, string> = {};
  for (const name of names) files[name] = hash(await readFile(join(storageDir, name)));
  return { rows, files };
}

async function admin(settings: Record<string, string>, ...args: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runAdmin(args, settings, {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

async function withServer<T>(settings: Record<string, string>, work: (address: string) => Promise<T>): Promise<T> {
  const server = await start(readConfig(settings));
  return work(server.address).finally(server.stop);
}

async function signIn(address: string) {
  const marketplace = createMarketplace({ baseUrl: `${address}/api` });
  await marketplace.session.signIn({ email: 'learner@lectern.example', password: demoPassword });
  return marketplace;
}

/** Files as those that a film is streamed from. */
async function addStream(settings: Record<string, string>) {
  const [film] = (await runSql(settings, "select id, path from files where mime like 'video/%' limit 1")) as {
    id: string;
    path: string;
  }[];
  if (!film) throw new Error('There is no film.');
  const storage = createDiskStorage(readConfig(settings).storageDir);
  for (const name of ['360.mp4', '360.m3u8'])
    await storage.write(`${film.path}.${name}`, Readable.from([Buffer.from(name)]));
  await runSql(
    settings,
    `insert into video_streams (file_id, state, progress) values ('${film.id}', 'ready', 100)`,
    `update files set sizes = '{"webp": {}, "stream": {"360.mp4": 7, "360.m3u8": 8}}' where id = '${film.id}'`,
  );
}

describe('a backup of a marketplace', { timeout: 120_000 }, () => {
  let source: Record<string, string>;
  let archive: string;
  let orderId: string;
  let before: Awaited<ReturnType<typeof contentOf>>;
  let key: string;
  beforeAll(async () => {
    key = await generateIdentity();
    source = await place(here);
    await withServer({ ...source, DEMO: '1' }, async (address) => {
      const marketplace = await signIn(address);
      const { courses } = await marketplace.courses.search({});
      const owned = (await marketplace.enrollments.list()).courses.map(({ _id }) => _id);
      const course = courses.find(({ _id, price }) => price > 0 && !owned.includes(_id));
      if (!course) throw new Error('The learner has all courses.');
      const { order } = await marketplace.orders.create({
        courseIds: [course._id],
        amount: cartSummary([course]).total,
        currency: 'INR',
        paymentMethodNonce: 'fake-valid-nonce',
        idempotencyKey: 'backed-up',
      });
      orderId = order._id;
    });
    // Values that are easily changed by a copy, and a circle of foreign keys.
    await runSql(
      source,
      `update users set first_name = E'O''Neil \\\\n \\u2028 "\\U0001F984"\\n\\t', billing = 'null', created_at = '2026-01-02 03:04:05.678901+00'
        where email = 'instructor@lectern.example'`,
      `update files set owner_id = (select id from users where email = 'instructor@lectern.example')
        where id = (select picture_file_id from users where email = 'instructor@lectern.example')`,
    );
    await addStream(source);
    before = await contentOf(source);
    archive = join(directory, 'marketplace.backup');
    const made = await admin({ ...source, BACKUP_KEY: key }, 'backup', archive);
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/is written: [\d.]+ MB, encrypted\.$/) });
  }, 120_000);

  it('has rows and files to compare', () => {
    expect(Object.keys(before.rows).length).toBeGreaterThan(50);
    expect(Object.values(before.rows).filter((text) => !text.startsWith('0 ')).length).toBeGreaterThan(30);
    expect(Object.keys(before.files).length).toBeGreaterThan(50);
    expect(Object.keys(before.files).filter((name) => name.includes('.360.'))).toHaveLength(2);
  });

  // The other kind is restored into this one again.
  it.each<Kind>(isQuick ? [here] : adminUrl && isDeep ? ['embedded', 'postgres'] : ['embedded'])(
    'is the same marketplace in another database (%s), on which a server starts',
    async (kind) => {
      const target = await place(kind);
      const restored = await admin({ ...target, BACKUP_KEY: key }, 'restore', archive);
      expect(restored).toMatchObject({ code: 0, error: '', out: expect.stringMatching(/Start the server\.$/) });
      expect(await contentOf(target)).toEqual(before);
      expect(
        await runSql(
          target,
          "select action, outcome, details from audit_events where action like 'admin.%' order by at",
        ),
      ).toEqual([
        { action: 'admin.backup', outcome: 'done', details: { given: archive } },
        { action: 'admin.restore', outcome: 'done', details: { given: archive } },
      ]);
      let last = target;
      if (kind !== here) {
        const again = join(directory, 'again.backup');
        expect(await admin(target, 'backup', again)).toMatchObject({ code: 0 });
        last = await place(here);
        expect(await admin(last, 'restore', again)).toMatchObject({ code: 0 });
        expect(await contentOf(last), 'and back again').toEqual(before);
      }
      await withServer({ ...last, DEMO: '1' }, async (address) => {
        const marketplace = await signIn(address);
        const { orders } = await marketplace.orders.list();
        expect(orders.find(({ _id }) => _id === orderId)).toMatchObject({ status: 'paid' });
      });
    },
  );

  it('goes into an empty database and an empty folder only', async () => {
    const full = await place(here, { isMigrated: true });
    expect(await admin({ ...full, BACKUP_KEY: key }, 'restore', archive)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^The database isn't empty \(it has .*\)\. Nothing was written\./),
    });
    const occupied = await place(here);
    const { storageDir } = readConfig(occupied);
    await mkdir(storageDir, { recursive: true });
    await writeFile(join(storageDir, 'other'), 'a picture');
    expect(await admin({ ...occupied, BACKUP_KEY: key }, 'restore', archive)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/isn't empty \(it has other\)\. Nothing was written\./),
    });
    expect((await contentOf(occupied)).rows.users).toBeUndefined();
  });
});

describe('an archive', { timeout: 120_000 }, () => {
  let source: Record<string, string>;
  let identity: string;
  let keyFile: string;
  beforeAll(async () => {
    source = await place(here, { isMigrated: true });
    identity = await generateIdentity();
    keyFile = join(directory, 'key.txt');
    await writeFile(keyFile, `# created: today\n${identity}\n`);
    await store(source, 'first', 'second');
  }, 60_000);

  /** Adds files, each with its name as its content. */
  async function store(settings: Record<string, string>, ...names: string[]) {
    const { storageDir } = readConfig(settings);
    await mkdir(storageDir, { recursive: true });
    for (const name of names) await writeFile(join(storageDir, name), name);
    const values = names.map((name) => `('${name}', '${name}', 'text/plain', ${name.length}, true)`);
    await runSql(settings, `insert into files (id, path, mime, size, is_public) values ${values.join(', ')}`);
  }

  const make = async (...options: string[]) => {
    const path = join(directory, `${++count}.backup`);
    const made = await admin(source, 'backup', path, ...options);
    expect(made).toMatchObject({ code: 0, error: '' });
    return path;
  };
  const isUntouched = async (settings: Record<string, string>) => {
    expect(existsSync(settings.DATA_DIR ?? '')).toBe(false);
    if (settings.DATABASE_URL) expect((await contentOf(settings)).rows).toEqual({ schema: expect.any(String) });
  };

  it('needs the key that it was made with', async () => {
    const path = await make('--key-file', keyFile);
    const other = join(directory, 'other-key.txt');
    await writeFile(other, await generateIdentity());
    const target = await place(here);
    expect(await admin(target, 'restore', path)).toMatchObject({
      code: 1,
      error: expect.stringContaining('is encrypted.'),
    });
    expect(await admin(target, 'restore', path, '--key-file', other)).toMatchObject({
      code: 1,
      error: `The key doesn't open ${path}.`,
    });
    expect(await admin({ ...target, BACKUP_KEY: 'short' }, 'restore', path)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^BACKUP_KEY must be a passphrase of 16 characters/),
    });
    expect(await admin(target, 'restore', await make(), '--key-file', keyFile)).toMatchObject({
      code: 1,
      error: expect.stringContaining('is not encrypted'),
    });
    await isUntouched(target);
    expect(await admin(target, 'restore', path, '--key-file', keyFile, '--check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/is whole: \d+ tables with \d+ rows\.$/),
    });
    await isUntouched(target);
  });

  deepIt('can have a passphrase', async () => {
    const path = join(directory, 'passphrase.backup');
    const secret = { ...source, BACKUP_KEY: 'correct horse battery staple' };
    expect(await admin(secret, 'backup', path)).toMatchObject({ code: 0 });
    expect(await admin(secret, 'restore', path, '--check')).toMatchObject({ code: 0 });
  });

  it('can be made with the public key, which restores nothing', async () => {
    const recipient = join(directory, 'public.txt');
    await writeFile(recipient, await identityToRecipient(identity));
    const path = await make('--key-file', recipient);
    const target = await place(here);
    expect(await admin(target, 'restore', path, '--key-file', recipient)).toMatchObject({
      code: 1,
      error: expect.stringContaining('can only encrypt'),
    });
    expect(await admin(target, 'restore', path, '--key-file', keyFile)).toMatchObject({ code: 0 });
  });

  it.each([true, false])(
    'that is cut off or changed is refused before anything is written (encrypted: %s)',
    async (isEncrypted) => {
      const options = isEncrypted ? ['--key-file', keyFile] : [];
      const path = await make(...options);
      const bytes = await readFile(path);
      const bad = join(directory, 'bad.backup');
      const target = await place(here);
      const refused = async (content: Buffer, what: string) => {
        await writeFile(bad, content);
        const outcome = await admin(target, 'restore', bad, ...options);
        expect(outcome.code, what).toBe(1);
        expect(outcome.error, what).toMatch(
          /^(The key doesn't open )?\S+bad\.backup( is (damaged|not a backup|not encrypted|encrypted)|\.$|, |$)/,
        );
      };
      const places = (many: number) => Array.from({ length: many }, (_, n) => Math.floor((bytes.length * n) / many));
      for (const end of [...places(12), bytes.length - 1]) await refused(bytes.subarray(0, end), `cut at ${end}`);
      for (const at of [...places(40), bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await refused(changed, `changed at ${at} of ${bytes.length}`);
      }
      await isUntouched(target);
    },
  );

  it('of a newer version is refused', async () => {
    await runSql(source, "insert into migrations (name) values ('9999_later.sql')");
    const path = await make();
    await runSql(source, "delete from migrations where name = '9999_later.sql'");
    const target = await place(here);
    expect(await admin(target, 'restore', path)).toMatchObject({
      code: 1,
      error: `${path} was made by a newer Lectern: this one doesn't know 9999_later.sql. Restore it with that.`,
    });
    await isUntouched(target);
  });

  it('says which files the storage lacked', async () => {
    const settings = await place(here, { isMigrated: true });
    await store(settings, 'kept', 'lost', 'short');
    await rm(join(readConfig(settings).storageDir, 'lost'));
    await writeFile(join(readConfig(settings).storageDir, 'short'), 'sh');
    const path = join(directory, 'lacking.backup');
    expect(await admin(settings, 'backup', path)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/2 files that the database names are not in the backup, .*: lost, short\./),
    });
    const target = await place(here);
    expect(await admin(target, 'restore', path)).toMatchObject({
      code: 0,
      out: expect.stringContaining('lost, short.'),
    });
    expect((await readdir(readConfig(target).storageDir)).sort()).toEqual(['.database-id', 'kept']);
  });

  it('never overwrites another, and has its name only when it is whole', async () => {
    const path = await make();
    expect(await admin(source, 'backup', path)).toMatchObject({
      code: 1,
      error: `${path} exists already. Nothing was written.`,
    });
    const failing: Storage = {
      ...createDiskStorage(readConfig(source).storageDir),
      read: async () => {
        throw new Error('The storage is away.');
      },
    };
    const half = join(directory, 'half.backup');
    await withDatabase(source, (database) =>
      expect(
        backup({ database, storage: failing, path: half, key: undefined, tokenSecretFile: undefined, log: () => {} }),
      ).rejects.toThrow('The storage is away.'),
    );
    expect((await readdir(directory)).filter((name) => name.startsWith('half'))).toEqual([]);
    const empty = await place(here);
    expect(await admin(empty, 'backup', half)).toMatchObject({
      code: 1,
      error: expect.stringContaining('nothing to back up'),
    });
  });

  it('leaves nothing where restoring it fails half-way', async () => {
    const path = await make();
    const target = await place(here);
    const { storageDir } = readConfig(target);
    const disk = createDiskStorage(storageDir);
    let writes = 0;
    const storage: Storage = {
      ...disk,
      write: (...given) => (++writes === 2 ? Promise.reject(new Error('The storage is full.')) : disk.write(...given)),
    };
    const { manifest } = await verifyArchive({ path, key: undefined, log: () => {} });
    const given = {
      path,
      key: undefined,
      log: () => {},
      said: manifest,
      storageName: storageDir,
      claim: async () => {},
    };
    await withDatabase(target, (database) =>
      expect(restore({ ...given, database, storage })).rejects.toThrow('The storage is full.'),
    );
    expect(writes).toBe(2);
    expect(await contentOf(target)).toMatchObject({ rows: { schema: expect.any(String) }, files: {} });
    expect(await admin(target, 'restore', path)).toMatchObject({ code: 0 });
  });

  it('runs nothing that it says itself', async () => {
    const path = await make();
    const { manifest } = await verifyArchive({ path, key: undefined, log: () => {} });
    // The types of columns were once taken from here.
    const said = structuredClone(manifest) as {
      tables: { name: string; columns: { name: string; type?: string }[] }[];
    };
    for (const { columns } of said.tables) for (const column of columns) column.type = 'text || (select 1 / 0)::text';
    const target = await place(here);
    const storage = createDiskStorage(readConfig(target).storageDir);
    const given = { path, key: undefined, log: () => {}, storageName: 'it', claim: async () => {} };
    await withDatabase(target, (database) => restore({ ...given, said: said as typeof manifest, database, storage }));
    for (const last of ['1); drop table users; --', '1.5', ''])
      expect(manifestSchema.safeParse({ ...manifest, sequences: [{ name: 'numbers', last }] }).success).toBe(false);
  });

  it('keeps identities, sequences, bytes and computed columns of later migrations', async () => {
    const folder = join(directory, 'later-migrations');
    await cp(join(packageRoot, 'migrations'), folder, { recursive: true });
    await writeFile(
      join(folder, '9000_types.sql'),
      `create table hard (id bigint generated always as identity primary key, number serial, bytes bytea, exact numeric(30, 10),
        near float8, twice bigint generated always as (number * 2) stored, tags text[], length interval, at timestamptz(3))`,
    );
    const from = await place(here);
    const to = await place(here);
    await withDatabase(from, (database) => migrate(database, { folder }));
    await runSql(
      from,
      `insert into hard (bytes, exact, near, tags, length, at) values
        ('\\x00ff27', 12345678901234567890.0123456789, 0.1::float8 + 0.2, '{"a,b","c\\"d",null}', '1 mon 2 days 3.5 s', now()),
        (null, null, 'NaN', '{}', null, '-infinity')`,
    );
    const path = join(directory, 'types.backup');
    await withDatabase(from, (database) =>
      backup({
        database,
        storage: createDiskStorage(readConfig(from).storageDir),
        path,
        key: undefined,
        tokenSecretFile: undefined,
        log: () => {},
      }),
    );
    const { manifest } = await verifyArchive({ path, key: undefined, log: () => {}, folder });
    await withDatabase(to, (database) =>
      restore({
        path,
        key: undefined,
        log: () => {},
        said: manifest,
        database,
        storage: createDiskStorage(readConfig(to).storageDir),
        storageName: 'files',
        claim: async () => {},
        folder,
      }),
    );
    expect((await contentOf(to)).rows).toEqual((await contentOf(from)).rows);
    expect(await runSql(to, 'insert into hard default values returning id::int, number')).toEqual([
      { id: 3, number: 3 },
    ]);
  });

  // An embedded database has one writer.
  if (adminUrl)
    it('is of one moment while people write', async () => {
      const settings = await place('postgres', { isMigrated: true });
      const path = join(directory, 'busy.backup');
      let isDone = false;
      await withDatabase(settings, async (database) => {
        const writing = database.onOneConnection(async (run) => {
          for (let n = 0; !isDone; n++)
            await run(`begin; insert into categories (id, name, slug) values ('c${n}', 'c${n}', 'c${n}');
            insert into search_words (word) values ('w${n}') on conflict do nothing; commit`);
        });
        await expect
          .poll(() => runSql(settings, 'select count(*)::int > 50 as ready from categories'))
          .toEqual([{ ready: true }]);
        const made = await admin(settings, 'backup', path);
        isDone = true;
        await writing;
        expect(made).toMatchObject({ code: 0 });
      });
      const target = await place('postgres');
      expect(await admin(target, 'restore', path)).toMatchObject({ code: 0 });
      const [found] = (await runSql(
        target,
        `select (select count(*)::int from categories where id like 'c%') as categories,
        (select count(*)::int from search_words where word ~ '^w\\d+$') as words`,
      )) as { categories: number; words: number }[];
      expect(found?.categories).toBeGreaterThan(50);
      expect(found?.words).toBe(found?.categories);
    });
});
