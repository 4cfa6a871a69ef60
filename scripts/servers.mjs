// Shared by the scripts that try several servers: a marketplace with the demo's courses on a PostgreSQL of its own, and as
// many servers on it as wanted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { startProgram, untilReady } from './programs.mjs';

export const PASSWORD = 'lectern-demo';

/** Starts servers on a database, each on a port, with a common folder. */
export function startServers(folder, settings) {
  const running = [];
  return {
    /** `wrap` is a command that runs the server's. */
    async serve(port, own = {}, wrap = []) {
      const [program, ...args] = [...wrap, process.execPath, 'packages/server/dist/main.js'];
      const server = startProgram(program, args, {
        env: {
          TOKEN_SECRET: 'x'.repeat(48),
          DATA_DIR: folder,
          DEMO: '1',
          HOST: '127.0.0.1',
          PORT: String(port),
          PARTNER_PORT: '0',
          TRUST_PROXY: '127.0.0.1',
          ...settings,
          ...own,
        },
      });
      running.push(server);
      const address = `http://127.0.0.1:${port}`;
      await untilReady(server, async () => (await fetch(`${address}/api/ready`)).ok);
      return { ...server, address };
    },
    end: () => Promise.all(running.map((server) => server.end())),
  };
}

/** Resolves with a function that starts a server on a port, the folder for temporary files, and one that ends it all. */
export async function startMarketplace(settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-servers-'));
  const postgres = await startPostgres();
  const servers = startServers(folder, { DATABASE_URL: postgres.url, ...settings });
  return {
    folder,
    databaseUrl: postgres.url,
    serve: servers.serve,
    async end() {
      await servers.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Calls of the API as one person, perhaps one who is signed in: throws where the answer isn't a success. */
export function caller(address, token) {
  async function call(method, path, body) {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }
  return {
    call,
    token: () => token,
    async signIn(email) {
      ({ token } = await call('POST', '/auth/signin', { email, password: PASSWORD }));
    },
    async signUp(email) {
      const person = { email, password: PASSWORD, firstName: 'Nina', lastName: 'Sen' };
      ({ token } = await call('POST', '/auth/signup', person));
    },
  };
}
