// npm run bench -- growth: what the most frequent calls cost in a large marketplace beside one of 10,000 courses, over HTTP,
// one request at a time and in turns. --courses, --learners, --enrollments, --progress: the large one. SMALL_URL and
// BIG_URL: databases that `npm run admin -- generate` has filled already. --markdown prints a table for the docs.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from './postgres.mjs';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const amount = (count) => ({ type: 'string', default: String(count) });
const { values } = parseArgs({
  options: {
    courses: amount(100_000),
    learners: amount(100_000),
    enrollments: amount(1_000_000),
    progress: amount(10_000_000),
    rounds: amount(60),
    markdown: { type: 'boolean', default: false },
  },
});
const { rounds, markdown, ...large } = values;
const sizes = {
  small: { courses: '10000', learners: '10000', enrollments: '100000', progress: '1000000' },
  big: large,
};
const given = { small: process.env.SMALL_URL, big: process.env.BIG_URL };
const MAX_GROWTH = 1.5;
const LEARNERS = 5;
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);
const directory = await mkdtemp(join(tmpdir(), 'lectern-growth-'));
const postgres = given.small && given.big ? undefined : await startPostgres();
const children = [];

async function open(name) {
  const url = given[name] ?? new URL(`/${name}`, postgres.url).href;
  const env = {
    ...process.env,
    DATABASE_URL: url,
    TOKEN_SECRET: 'x'.repeat(48),
    DATA_DIR: join(directory, name),
    PORT: '0',
  };
  const admin = (...args) => mustRun(process.execPath, ['packages/server/dist/admin.js', ...args], { env });
  if (!given[name]) {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    await admin('seed');
    console.log(`Generating ${sizes[name].courses} courses …`);
    await admin('generate', ...Object.entries(sizes[name]).flatMap(([option, count]) => [`--${option}`, count]));
  }
  const server = spawn(process.execPath, ['packages/server/dist/main.js'], { env });
  children.push(server);
  const address = await new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      const found = /listening at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
  const signIn = async (email) => {
    const password = (await admin('reset-password', email)).trim().split(' ').at(-1);
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/auth/signin`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return { ...headers, authorization: `Bearer ${(await answer.json()).token}` };
  };
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const list = async (text, ...params) =>
    (await database.query({ text, values: params, rowMode: 'array' })).rows.map(([value]) => value);
  const generated = await list(`select count(*)::int from courses where id like '00c0%'`);
  // Spread over the whole marketplace, the same places in each.
  const courses = await list(
    `select id from courses tablesample system ($1) where id like '00c0%' limit 500`,
    Math.min(100, 150_000 / generated[0]),
  );
  const [category] = await list('select category_id from courses group by 1 order by count(*) desc limit 1');
  const teachers = await list(
    `select creator_id from courses where id = any($1) group by 1 order by 1 limit 60`,
    courses,
  );
  const [teacher] = await list('select email from users where id = $1', teachers[0]);
  const [taught] = await list(
    `select course_id from enrollments join courses on courses.id = course_id where creator_id = $1
      group by 1 order by count(*) desc limit 1`,
    teachers[0],
  );
  const learners = [];
  for (let number = 1; number <= LEARNERS; number++) {
    const headers = await signIn(`learner-${number * 7}@generated.invalid`);
    const lectures = await database.query(
      `select lecture_id, course_id from lecture_progress join lectures on lectures.id = lecture_id
        where user_id = '00c3' || lpad(to_hex($1::int), 20, '0') order by 1`,
      [number * 7],
    );
    learners.push({ headers, lectures: lectures.rows });
  }
  // From rare to frequent ones.
  const words = await list(
    `select word from ts_stat('select text_vector from courses tablesample system (' || $1 || ')')
      where length(word) > 4 order by ndoc, word`,
    Math.min(100, 50_000 / generated[0]),
  );
  const reviewed = await list(
    `select course_id from reviews where course_id = any($1) group by 1 order by count(*) desc limit 60`,
    courses,
  );
  await database.end();
  return {
    address,
    courses,
    category,
    teachers,
    taught,
    words,
    reviewed,
    learners,
    teacher: await signIn(teacher),
    generated: generated[0],
  };
}

/** The request of a round. Each differs from the others, so that cached answers aren't measured. */
const of = (list, round) => list[round % list.length];
const studied = (at, round) => {
  const learner = of(at.learners, round);
  return { ...of(learner.lectures, Math.floor(round / LEARNERS) * 7), headers: learner.headers };
};
const calls = {
  'catalogue page': (_, round) => ({ path: `/search/courses?maxPrice=${9_000 + round}` }),
  'catalogue page of a category': (at, round) => ({
    path: `/search/courses?category=${at.category}&sort=rating&maxPrice=${9_000 + round}`,
  }),
  'course by id': (at, round) => ({ path: `/search/courses/${of(at.courses, round)}` }),
  'instructor by id': (at, round) => ({ path: `/search/instructors/${of(at.teachers, round)}` }),
  'search by a word': (at, round) => ({
    path: `/search/courses?q=${of(at.words, Math.floor((round / 65) * at.words.length))}&limit=${9 + (round % 4)}`,
  }),
  'search with counts and a filter': (at, round) => ({
    path: `/search/courses?q=${of(at.words, Math.floor((round / 65) * at.words.length))}&facets=true&level=Beginner`,
  }),
  'reviews of a course': (at, round) => ({
    path: `/review/course/${of(at.reviewed, round)}?sort=${round < at.reviewed.length ? 'recent' : 'highest'}`,
  }),
  'wishlist flag': (at, round) => ({
    path: `/user/wishlist/check/${of(at.courses, round)}`,
    headers: of(at.learners, round).headers,
  }),
  wishlist: (at, round) => ({ path: '/user/wishlist', headers: of(at.learners, round).headers }),
  'orders of a learner': (at, round) => ({ path: '/order', headers: of(at.learners, round).headers }),
  'courses of a learner': (at, round) => ({
    path: '/enrollment/purchased-courses',
    headers: of(at.learners, round).headers,
  }),
  'one course of a learner': (at, round) => {
    const { course_id: id, headers } = studied(at, round);
    return { path: `/enrollment/purchased-courses/${id}`, headers };
  },
  'progress in a course': (at, round) => {
    const { course_id: id, headers } = studied(at, round);
    return { path: `/enrollment/course-progress/${id}`, headers };
  },
  'report of progress': (at, round) => {
    const { lecture_id: lectureId, headers } = studied(at, round);
    const body = JSON.stringify({ lectureId, isCompleted: false, lastWatchedPosition: round });
    return { path: '/enrollment/lecture-progress', method: 'POST', headers, body };
  },
  'courses of an instructor, with figures': (at) => ({ path: '/instructor/my-courses', headers: at.teacher }),
  'learners of a course': (at, round) => ({
    path: `/instructor/course/${at.taught}/learners?page=${1 + (round % 3)}`,
    headers: at.teacher,
  }),
};

async function time(at, call, round) {
  const { path, ...init } = calls[call](at, round);
  const start = performance.now();
  const answer = await fetch(`${at.address}/api${path}`, init);
  await answer.arrayBuffer();
  if (answer.status === 503) return Number.POSITIVE_INFINITY; // longer than a request may take
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return performance.now() - start;
}
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

try {
  const at = { small: await open('small'), big: await open('big') };
  const title = [
    'call',
    `${at.small.generated.toLocaleString('en')} courses`,
    `${at.big.generated.toLocaleString('en')} courses`,
    'growth',
  ];
  const row = (cells) =>
    markdown
      ? `| ${cells.join(' | ')} |`
      : cells.map((cell, index) => (index ? cell.padStart(16) : cell.padEnd(40))).join('');
  console.log(row(title));
  if (markdown) console.log('| --- | ---: | ---: | ---: |');
  for (const call of Object.keys(calls)) {
    const times = { small: [], big: [] };
    for (let round = -5; round < Number(rounds); round++)
      for (const name of ['small', 'big']) {
        const taken = await time(at[name], call, round + 5);
        if (round >= 0) times[name].push(taken);
      }
    const [small, big] = [median(times.small), median(times.big)];
    const growth = Number.isFinite(big) ? big / small : Number.POSITIVE_INFINITY;
    const show = (value) => (Number.isFinite(value) ? `${value.toFixed(1)} ms` : 'timed out');
    console.log(row([call, show(small), show(big), `${growth.toFixed(2)}x${growth > MAX_GROWTH ? ' MISSED' : ''}`]));
  }
} finally {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill();
  }
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
}
