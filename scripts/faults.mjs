// Two servers behind HAProxy with deploy/haproxy/haproxy.cfg, whose database goes away, and one of which freezes. Fails if a
// page that a server has in its memory isn't shown, if the rest isn't refused in the servers' own words, or if visitors go on
// waiting for the frozen server once HAProxy has noticed.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.mjs';
import { startPostgres } from './postgres.mjs';
import { freePorts, requirePrograms, untilReady } from './programs.mjs';
import { caller, startServers } from './servers.mjs';
import { mustRun, requireNode } from './steps.mjs';

const AWAY_MS = 4_000;
/** As long as the SDK waits for a call. */
const PATIENCE_MS = 10_000;
/** A page takes milliseconds, and on a busy machine a little more; a frozen server never answers. */
const SLOW_MS = 2_000;

requireNode();
requirePrograms(['haproxy'], 'haproxy');
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

const problems = [];
const check = (isRight, what) => isRight || problems.push(what);
const folder = mkdtempSync(join(tmpdir(), 'lectern-faults-'));
const postgres = await startPostgres();
const line = await startLine(new URL(postgres.url));
const ports = await freePorts(['front', 'one', 'two']);
// Pages are kept by the address that they were asked for at.
const publicUrl = `http://127.0.0.1:${ports.front}`;
const servers = startServers(folder, { DATABASE_URL: line.url, PUBLIC_URL: publicUrl });

/** A way to the database that can be cut. */
async function startLine(target) {
  let isCut = false;
  const sockets = new Set();
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: server.address().port }).href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend() {
      isCut = false;
    },
    close: () => server.close(),
  };
}

const ask = async (address, path, init) => {
  const answer = await fetch(address + path, { signal: AbortSignal.timeout(PATIENCE_MS), ...init });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

const asPage = { headers: { accept: 'text/html' } };
const isWhole = (html) => html.includes('id="state"');

/** Reads pages for a while. Resolves with how many were read, and the slowest of those that began after `isCounted`. */
async function readFor(address, pages, milliseconds, isCounted = () => true) {
  const until = performance.now() + milliseconds;
  let read = 0;
  let slowest = 0;
  const visitor = async (first) => {
    for (let round = first; performance.now() < until; round++) {
      const isLate = isCounted();
      const begun = performance.now();
      const path = pages[round % pages.length];
      const { status, body = '' } = await ask(address, path, asPage).catch(({ name }) => ({ status: name }));
      if (!isLate) continue;
      read += 1;
      slowest = Math.max(slowest, performance.now() - begun);
      check(status === 200 && isWhole(body), `${path}: ${status}, ${body.length} characters`);
    }
  };
  await Promise.all([0, 1, 2].map(visitor));
  return { read, slowest };
}

try {
  const both = [await servers.serve(ports.one), await servers.serve(ports.two)];
  const balancer = await startBalancer(folder, ports);
  const { address } = balancer;
  const isUp = async () => Object.values(await balancer.states('servers')).every((state) => state === 'UP');
  await untilReady(balancer, isUp);
  const visitor = caller(address);
  const { courses } = await visitor.call('GET', '/search/courses?limit=6');
  const pages = ['/', '/courses', ...courses.map(({ _id }) => `/course/${_id}`)];
  // Until the renderer has loaded, pages are sent without their content, and not kept.
  for (const server of both)
    for (const path of pages)
      await untilReady(server, async () => isWhole((await ask(server.address, path, asPage)).body));

  line.cut();
  await untilReady(balancer, async () => !Object.values(await balancer.states('servers')).includes('UP'));
  const away = await readFor(address, pages, AWAY_MS);
  const signIn = await ask(address, '/api/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@lectern.example', password: 'lectern-demo' }),
  });
  check(
    signIn.status === 503 && signIn.body.includes('"unavailable"') && signIn.headers.has('retry-after'),
    `Signing in without a database: ${signIn.status} ${signIn.body.slice(0, 200)}`,
  );
  line.mend();
  await untilReady(balancer, isUp);
  await visitor.signIn('learner@lectern.example');
  console.log(
    `The database was away: ${away.read} pages were read from the servers' memory, the slowest in ${(away.slowest / 1_000).toFixed(1)} s.`,
  );

  process.kill(both[0].pid, 'SIGSTOP');
  const begun = performance.now();
  const noticed = untilReady(balancer, async () => (await balancer.states('servers')).one !== 'UP').then(
    () => performance.now() - begun,
  );
  let isNoticed = false;
  void noticed.then(() => {
    isNoticed = true;
  });
  const frozen = await readFor(address, pages, 2 * AWAY_MS, () => isNoticed);
  check(frozen.read > 0 && frozen.slowest < SLOW_MS, `Waited ${frozen.slowest} ms for a server that is frozen.`);
  process.kill(both[0].pid, 'SIGCONT');
  await untilReady(balancer, isUp);
  console.log(
    `A server was frozen: left out after ${((await noticed) / 1_000).toFixed(1)} s; ${frozen.read} pages were read from then on, ` +
      `the slowest in ${(frozen.slowest / 1_000).toFixed(1)} s.`,
  );
  await balancer.end();
} finally {
  await servers.end();
  line.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems.slice(0, 10)) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
