// Varnish and nginx in front of two servers, with the files of deploy/. Fails if an answer for one person reaches another, if
// a change is seen later than stated, or if visitors get no answer while the cache hangs or is gone.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildRequest, endpoints } from '@lectern/sdk/api';
import { caches, freeCachePorts, requireCaches, startCache } from './caches.mjs';
import { caller, startMarketplace } from './servers.mjs';
import { mustRun, requireNode } from './steps.mjs';

/** What caches may keep, and how much later a change may be seen: Varnish is told, nginx asks. */
const settings = {
  varnish: { seconds: 600, boundMs: 5_000 },
  nginx: { seconds: 1, boundMs: 31_000 },
};
/** How long a visitor may wait while the cache hangs: its limit in HAProxy, and a server's answer. */
const HANG_MS = 8_000;

/** More than fit into what the script gives a cache. */
const MAX_TO_FILL = 5_000;

requireNode();
requireCaches();
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

/** What both caches say of an answer that no server has sent. */
const KEPT = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];

const problems = [];
const check = (isRight, what) => isRight || problems.push(what);

/** Asks a port for a path as if it were the marketplace's own address. */
async function ask(port, host, path, token) {
  const headers = { host, accept: 'text/html, */*', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Every page and every call that reads, with ids that exist. */
function allPaths(course, film) {
  const ids = new Proxy({}, { get: () => course });
  const calls = Object.values(endpoints)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => buildRequest('/api', endpoint, ids).url);
  const routes = JSON.parse(readFileSync('packages/demo-site/dist/routes.json', 'utf8'));
  const pages = routes.map(({ path }) => path.replace(/:\w+/g, course).replace('*', '/nowhere'));
  const widgets = ['search', 'list', `cards?ids=${course}`].map((rest) => `/embed/fragments/${rest}`);
  return [...calls, ...pages, ...widgets, film.pathname + film.search, '/sitemap.xml', '/robots.txt'];
}

async function tryCache(name) {
  const { seconds, boundMs } = settings[name];
  const ports = await freeCachePorts();
  const marketplace = await startMarketplace({
    SHARED_CACHE_SECONDS: String(seconds),
    PURGE_URLS: name === 'varnish' ? `http://127.0.0.1:${ports.cache}/` : '',
  });
  let running;
  try {
    await marketplace.serve(ports.one);
    await marketplace.serve(ports.two);
    running = await startCache(name, marketplace.folder, ports);
    const { front } = running;
    const host = new URL(front).host;

    const [one, other, admin, instructor] = [0, 1, 2, 3].map(() => caller(front));
    await one.signUp('quetzal-one@example.org');
    await other.signUp('quetzal-other@example.org');
    await admin.signIn('admin@lectern.example');
    await instructor.signIn('instructor@lectern.example');
    const { courses } = await one.call('GET', '/search/courses?limit=50');
    const course = courses.find(({ price }) => price === 0);
    await one.call('POST', '/enrollment/enroll', { courseId: course._id });
    const { course: bought } = await one.call('GET', `/enrollment/purchased-courses/${course._id}`);
    const lectures = bought.sections.flatMap(({ lectures }) => lectures);
    const film = new URL(lectures.find(({ contentUrl }) => contentUrl?.includes('signature=')).contentUrl);

    const people = [
      { mark: 'quetzal-one@', token: one.token() },
      { mark: 'quetzal-other@', token: other.token() },
      { mark: 'admin@lectern', token: admin.token() },
      { mark: undefined, token: undefined },
    ];
    const paths = allPaths(course._id, film);
    let answers = 0;
    let hits = 0;
    let personal = 0;
    // The cache itself too, as if nobody kept persons away from it; and everything twice.
    for (const port of [ports.cache, ports.front]) {
      for (const person of [...people, ...people]) {
        for (const path of paths) {
          const [given, right] = [
            await ask(port, host, path, person.token),
            await ask(ports.one, host, path, person.token),
          ];
          answers += 1;
          const where = `${name}: ${path} for ${person.mark ?? 'a visitor'}`;
          check(given.status === right.status, `${where}: ${given.status} and not ${right.status}`);
          check(!given.headers['set-cookie'], `${where}: a cookie`);
          // An admin reads others' addresses, as the server says.
          for (const { mark } of people)
            check(
              !mark || mark === person.mark || !given.body.includes(mark) || right.body.includes(mark),
              `${where}: what belongs to ${mark}`,
            );
          if (person.mark && given.body.includes(person.mark)) personal += 1;
          if (!KEPT.includes(given.headers['x-cache'])) continue;
          hits += 1;
          check(
            /\b(s-maxage|immutable|max-age=[1-9])/.test(right.headers['cache-control']) &&
              !/private|no-store/.test(right.headers['cache-control']),
            `${where}: kept, although ${right.headers['cache-control']}`,
          );
          // Each server writes into a page when it has made it.
          const bodies = [right.body, (await ask(ports.two, host, path, person.token)).body];
          check(bodies.includes(given.body), `${where}: another body`);
        }
      }
    }
    check(hits > 50, `${name}: ${hits} answers came from the cache`);
    check(personal > 10, `${name}: ${personal} answers were a person's`);

    // A change is seen by visitors of the page, of the call and of a partner's widget.
    const own = (await instructor.call('GET', '/instructor/my-courses')).courses.find(
      ({ status }) => status === 'published',
    );
    const places = [`/course/${own._id}`, `/api/search/courses/${own._id}`, `/embed/fragments/cards?ids=${own._id}`];
    for (const path of [...places, ...places]) await ask(ports.front, host, path);
    const title = `Changed behind ${name}`;
    const form = buildRequest('/api', endpoints.courses.update, { courseId: own._id, title });
    await instructor.call(endpoints.courses.update.method, form.url.replace(/^\/api/, ''), form.body);
    const changedAt = performance.now();
    const delays = await Promise.all(
      places.map(async (path) => {
        while (!(await ask(ports.front, host, path)).body.includes(title))
          if (performance.now() - changedAt > boundMs) {
            problems.push(`${name}: ${path} does not show a change`);
            return Number.POSITIVE_INFINITY;
          }
        return performance.now() - changedAt;
      }),
    );

    // It is full: nginx drops what is old by a process of its own, which isn't run here.
    if (running.dropped) {
      let asked = 0;
      while ((await running.dropped()) === 0 && asked < MAX_TO_FILL) {
        const paths = Array.from({ length: 50 }, () => `/api/search/courses?limit=50&maxPrice=${100_000 + asked++}`);
        for (const { status } of await Promise.all(paths.map((path) => ask(ports.front, host, path))))
          check(status === 200, `${name}: ${status} while the cache was full`);
      }
      check(asked < MAX_TO_FILL, `${name}: not full after ${asked} answers`);
      const [, again] = [await ask(ports.front, host, '/about'), await ask(ports.front, host, '/about')];
      check(again.headers['x-cache'] === 'HIT', `${name}: keeps nothing more once it is full`);
    }

    // It hangs, and then it is gone. Visitors go on reading.
    const page = `/course/${course._id}`;
    let slowest = 0;
    const readFor = async (milliseconds) => {
      const until = performance.now() + milliseconds;
      while (performance.now() < until) {
        const started = performance.now();
        const answer = await ask(ports.front, host, page).catch((error) => ({ status: error.message }));
        slowest = Math.max(slowest, performance.now() - started);
        check(answer.status === 200, `${name}: ${answer.status} while the cache was away`);
      }
    };
    const family = [
      running.cache.pid,
      ...readFileSync(`/proc/${running.cache.pid}/task/${running.cache.pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    ];
    for (const pid of family) process.kill(pid, 'SIGSTOP');
    await readFor(4_000);
    check(slowest < HANG_MS, `${name}: a visitor waited ${slowest} ms`);
    for (const pid of family) process.kill(pid, 'SIGCONT');
    await running.cache.end();
    await readFor(4_000);
    const strays = problems.filter((problem) => problem.startsWith(name) && problem.includes('what belongs to')).length;
    console.log(
      `${name}: ${answers} answers, ${hits} from the cache, ${personal} personal, ${strays || 'none'} for another; ` +
        `a change after ${(Math.max(...delays) / 1000).toFixed(1)} s; a visitor waited ${(slowest / 1000).toFixed(1)} s at most while it hung or was gone.`,
    );
  } finally {
    await running?.end();
    await marketplace.end();
  }
}

for (const name of caches) await tryCache(name);
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
