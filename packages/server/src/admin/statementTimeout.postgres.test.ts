import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../testing/testDatabase.ts';
import { runAdmin } from './runAdmin.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterAll(() => database.drop());

const admin = async (...args: string[]) => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const environment = { DATABASE_URL: database.url, TOKEN_SECRET: 'x'.repeat(32), SITE_DIR: '/nonexistent' };
  return { code: await runAdmin(args, environment, { out: log, error: log }), text: lines.join('\n') };
};

describe('an admin command on a busy database', () => {
  it('waits longer than a request would', async () => {
    expect(await admin('generate', '--courses', '1')).toMatchObject({ code: 0 });
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; lock table courses in access exclusive mode');
    // The table is locked for longer than the 1.8 s that a request waits.
    const [generated] = await Promise.all([
      admin('generate', '--courses', '300'),
      other.query('select pg_sleep(2.5); commit'),
    ]);
    await other.end();
    expect(generated).toMatchObject({ code: 0, text: expect.stringMatching(/300 of 300 courses\n/) });
  });
});
