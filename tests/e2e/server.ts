import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type Database = 'embedded' | 'postgres';

/** The built server as an operator runs it, on its own data. */
export interface RunningServer {
  url: string;
  /** The demo's page of a partner: another origin, `http://localhost:…`. */
  partnerPage(): string;
  /** Its output since the last start. */
  output(): string;
  /** SIGKILL: the server can't finish anything. */
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT: the server is there but doesn't answer. */
  pause(): void;
  resume(): void;
  /** Starts again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(database: Database, more: Record<string, string> = {}): Promise<RunningServer> {
  const directory = mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
  // The system chooses the port at the first start; one looked up beforehand may be taken by then. Restarts keep it.
  let port = '0';
  let partnerPort = '0';
  // What is seeded was sold in the usual currency.
  const seeded = more.CURRENCY ? undefined : process.env.LECTERN_SEEDED;
  const own = database === 'postgres' ? await createDatabase(seeded && process.env.LECTERN_SEEDED_DATABASE) : undefined;
  const data = join(directory, 'data');
  const files = join(directory, 'files');
  if (seeded && !own) cpSync(join(seeded, 'data'), data, { recursive: true });
  if (seeded && own) cpSync(join(seeded, 'files'), files, { recursive: true });
  const env = {
    ...process.env,
    DATA_DIR: data,
    // The same on machines with ffmpeg and without.
    VIDEO_WORKERS: '0',
    ...more,
    ...(own ? onPostgres(own.url, files) : {}),
  };
  let child: ChildProcess;
  let output = '';

  const start = () =>
    new Promise<void>((resolve, reject) => {
      output = '';
      child = spawn(process.execPath, ['packages/server/dist/main.js'], {
        env: { ...env, PORT: port, PARTNER_PORT: partnerPort },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const listen = (chunk: Buffer) => {
        output += chunk;
        const chosen = /listening at https?:\/\/\S+:(\d+)/.exec(output)?.[1];
        if (!chosen) return;
        port = chosen;
        partnerPort = /partner's page is at http:\/\/\S+:(\d+)/.exec(output)?.[1] ?? '0';
        resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  await start();
  return {
    url: `${more.TLS_CERT ? 'https' : 'http'}://127.0.0.1:${port}`,
    partnerPage: () => `http://localhost:${partnerPort}`,
    output: () => output,
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: start,
    async stop() {
      await end('SIGTERM');
      await own?.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The settings of a demo on PostgreSQL. */
export const onPostgres = (url: string, files: string): Record<string, string> => ({
  DATABASE_URL: url,
  TOKEN_SECRET: 'x'.repeat(48),
  STORAGE_DIR: files,
  DEMO: '1',
});

/** Creates a database on the PostgreSQL that the test command provides: empty, or a copy of another one. */
export async function createDatabase(template = 'template1') {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL is not set: run the tests through npm test.');
  const name = `e2e_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: base });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}
