// PgBouncer for the tests: Debian's, with its defaults but for transaction mode, on loopback.
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, requirePrograms, startProgram, untilReady } from './programs.mjs';
import { mustRun } from './steps.mjs';

/**
 * Starts PgBouncer in front of a PostgreSQL server that asks for no password. Resolves with its URL and a function that
 * stops it; rejects with what to install where it is missing. It ends with this process, however that ends.
 */
export async function startPgBouncer(databaseUrl) {
  requirePrograms(['pgbouncer'], 'pgbouncer');
  const { hostname, port, username } = new URL(databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), 'lectern-pgbouncer-'));
  const { pooler } = await freePorts(['pooler']);
  const users = join(directory, 'users.txt');
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
`,
  );
  // It refuses to run as root, as PostgreSQL does.
  const user = process.getuid?.() === 0 ? 'postgres' : undefined;
  if (user) chownSync(directory, Number((await mustRun('id', ['-u', user])).trim()), -1);
  const program = startProgram('pgbouncer', [settings], { user });
  const stop = async () => {
    await program.end();
    rmSync(directory, { recursive: true, force: true });
  };
  await untilReady(program, () => isListening(pooler)).catch(async (error) => {
    await stop();
    throw error;
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(pooler);
  return { url: url.href, stop };
}

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
