// npm run bench -- server: V1 to V10 as ratios of one run, on a separate PostgreSQL with 100,000 generated courses
// (--courses N for more). Every figure is compared with bare Fastify doing the same work.
import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import autocannon from 'autocannon';
import pg from 'pg';
import { latency, median } from './bench/latency.mjs';
import { startReport } from './bench/report.mjs';
import { measureSearches } from './bench/searches.mjs';
import { startPostgres } from './postgres.mjs';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const { values } = parseArgs({ options: { courses: { type: 'string', default: '100000' } } });
const courses = Number(values.courses);
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

const directory = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const postgres = await startPostgres();
const environment = {
  ...process.env,
  DATABASE_URL: postgres.url,
  TOKEN_SECRET: 'x'.repeat(48),
  DATA_DIR: directory,
  DEMO: '1',
  PORT: '0',
};
const children = [];
const report = startReport('server');

/** Starts a process that prints the address it listens on. */
function listening(command, args, options = {}) {
  const child =
    command === 'fork'
      ? fork(args[0], args.slice(1), { env: environment, silent: true })
      : spawn(command, args, { env: environment, ...options });
  children.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      const url = /listening at (http:\S+)/.exec(output)?.[1];
      if (url) resolve({ url, pid: child.pid });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
}

/** CPU milliseconds that a process has used so far. */
const cpu = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** Load on one URL: requests per second, CPU time per request, and the number of non-2xx answers. */
async function load({ url, pid }, path, { connections = 20, seconds = 6, warmUp = 2, ...rest } = {}) {
  const run = (duration) => autocannon({ url: url + path, connections, duration, ...rest });
  await run(warmUp);
  const before = cpu(pid);
  const result = await run(seconds);
  const count = result.requests.total;
  return { perSecond: count / seconds, cpu: (cpu(pid) - before) / count, failed: result.non2xx + result.errors };
}

/** The time until the embedded database answers in a folder that it knows, beside a new one. */
async function embeddedStart(parent) {
  const times = [];
  for (const _ of ['new', 'known', 'known', 'known']) {
    const start = performance.now();
    const database = await PGlite.create({ dataDir: join(parent, 'embedded'), extensions: { pg_trgm } });
    await database.query('select 1');
    times.push(performance.now() - start);
    await database.close();
  }
  const [fresh, ...known] = times;
  return median(known) / fresh;
}

const ms = (value) => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

try {
  report.row('V5', await embeddedStart(directory));
  console.log(`Preparing ${courses.toLocaleString('en')} courses …`);
  const admin = (...args) =>
    mustRun(process.execPath, ['packages/server/dist/admin.js', ...args], { env: environment });
  await admin('seed', '--demo');
  await admin('generate', '--courses', String(courses), '--without-lectures');
  const pool = new pg.Pool({ connectionString: postgres.url });
  await pool.query('vacuum analyze');
  const ours = await listening(process.execPath, ['packages/server/dist/main.js']);
  // Until the renderer has loaded, pages are sent without their content.
  const isRendered = async (path) => (await (await fetch(ours.url + path)).text()).includes('id="state"');
  while (!(await isRendered('/courses'))) await new Promise((resolve) => setTimeout(resolve, 100));
  environment.OURS = ours.url;
  const bare = await listening('fork', ['scripts/bench/bareServer.mjs']);

  const { rows } = await pool.query('select id from courses order by created_at');
  const ids = rows.map(({ id }) => id);
  // Each connection requests different courses, so that cached answers aren't measured.
  let next = 0;
  const share = Math.floor(ids.length / 40);
  const each = (prefix) => ({
    // Until the code is compiled, its compilation counts too.
    warmUp: 10,
    setupClient(client) {
      const begin = (next++ % 40) * share;
      client.setRequests(ids.slice(begin, begin + share).map((id) => ({ path: prefix + id })));
    },
  });
  const one = {
    ours: await load(ours, '', each('/api/search/courses/')),
    bare: await load(bare, '', each('/course/')),
  };
  report.row(
    'V1',
    one.ours.cpu / one.bare.cpu,
    `${ms(one.ours.cpu)} beside ${ms(one.bare.cpu)}, ${one.ours.perSecond.toFixed(0)}/s beside ${one.bare.perSecond.toFixed(0)}/s`,
  );

  // In turns, so that whatever else the machine does slows both down.
  const besideBuffer = async (id, path, barePath) => {
    const rounds = [];
    for (let round = 0; round < 5; round++)
      rounds.push({
        ours: (await load(ours, path, { seconds: 3, warmUp: 1 })).perSecond,
        bare: (await load(bare, barePath, { seconds: 3, warmUp: 1 })).perSecond,
      });
    const details = rounds.map((one) => `${one.ours.toFixed(0)}/s beside ${one.bare.toFixed(0)}/s`);
    report.row(id, median(rounds.map((one) => one.ours / one.bare)), details.join(', '));
  };
  await besideBuffer('V2', '/api/search/courses', '/buffer');
  await besideBuffer('V8', '/courses', '/page');
  await besideBuffer('V10', '/embed/fragments/list?limit=12', '/fragment');

  // Each price is another page. Both threads of the process count.
  const renderings = 200;
  const renderAll = async (first) => {
    for (let price = first; price < first + renderings; price++) {
      if (!(await isRendered(`/courses?maxPrice=${price}`))) throw new Error('The page was not rendered.');
    }
  };
  await renderAll(100_000);
  const before = cpu(ours.pid);
  await renderAll(200_000);
  const perPage = (cpu(ours.pid) - before) / renderings;
  report.row('V9', perPage);

  const last = Math.min(1000, Math.ceil(courses / 9));
  const pageTimes = [];
  for (const page of [1, last]) {
    const times = [];
    // Each URL once, so that cached answers aren't measured.
    for (let round = 0; round < 12; round++)
      times.push(await latency(`${ours.url}/api/search/courses?page=${page}&maxPrice=${9_990_000 + round}`, 1));
    pageTimes.push(median(times));
  }
  report.row('V3', pageTimes[1] / pageTimes[0], `${ms(pageTimes[1])} beside ${ms(pageTimes[0])}`);

  const lookUps = [];
  for (const id of ids.slice(0, 200)) lookUps.push(await latency(`${bare.url}/course/${id}`, 1));
  const lookUp = median(lookUps);
  const searches = await measureSearches(pool, ours.url);
  for (const { name, middle, slowest } of searches)
    console.log(`  searches ${name.padEnd(18)} median ${ms(middle)}, slowest ${ms(slowest.time)} (${slowest.path})`);
  const slowest = Math.max(...searches.map((kind) => kind.slowest.time));
  report.row(courses > 500_000 ? 'V4 million' : 'V4', slowest / lookUp, `${ms(slowest)} beside ${ms(lookUp)}`);

  const many = { connections: 200 };
  const crowd = { ours: await load(ours, '/api/search/courses', many), bare: await load(bare, '/catalogue', many) };
  report.row(
    'V6',
    crowd.ours.perSecond / crowd.bare.perSecond,
    `${crowd.ours.perSecond.toFixed(0)}/s (${crowd.ours.failed} failed) beside ${crowd.bare.perSecond.toFixed(0)}/s`,
  );

  const answer = await fetch(`${ours.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@lectern.example', password: 'lectern-demo' }),
  });
  const { token, userId } = await answer.json();
  const { rows: lectures } = await pool.query(
    `select l.id from lectures l join enrollments e on e.course_id = l.course_id where e.user_id = $1 and l.type = 'video'`,
    [userId],
  );
  const progressReport = (path, index) => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      lectureId: lectures[index % lectures.length].id,
      isCompleted: false,
      lastWatchedPosition: index,
    }),
  });
  const reports = (path) => ({
    connections: 50,
    requests: Array.from({ length: 200 }, (_, index) => progressReport(path, index)),
  });
  const writes = {
    ours: await load(ours, '', reports('/api/enrollment/lecture-progress')),
    bare: await load(bare, '', reports(`/progress/${userId}`)),
  };
  report.row(
    'V7',
    writes.ours.perSecond / writes.bare.perSecond,
    `${writes.ours.perSecond.toFixed(0)}/s (${writes.ours.failed} failed) beside ${writes.bare.perSecond.toFixed(0)}/s`,
  );
  await pool.end();
} finally {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill();
  }
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
report.end();
