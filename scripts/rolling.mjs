// A rolling restart under load: two servers on one PostgreSQL behind HAProxy with deploy/haproxy/haproxy.cfg. Each is ended
// with SIGTERM and started again while visitors read pages, learners buy and learn, and an instructor uploads. Fails if one
// request fails, or if anything that was answered is gone afterwards.
import { createHash, randomBytes } from 'node:crypto';
import { startBalancer } from './balancer.mjs';
import { freePorts, requirePrograms, untilReady } from './programs.mjs';
import { caller, startMarketplace } from './servers.mjs';
import { mustRun, requireNode } from './steps.mjs';

const ROUNDS = 2;
const VISITORS = 4;
const LEARNERS = 4;
/** Bytes of the film that is uploaded again and again, over about two seconds. */
const FILM_BYTES = 256 * 1024;
const FILM_PARTS = 16;

requireNode();
requirePrograms(['haproxy'], 'haproxy');
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

const ports = await freePorts(['front', 'one', 'two']);
const marketplace = await startMarketplace({ DRAIN_SECONDS: '5' });
let balancer;
const failures = [];
let requests = 0;
let isOver = false;

/** Repeats a step until the restarts are over. A failure counts, and ends nothing. */
async function repeat(step) {
  for (let round = 0; !isOver; round++) {
    await step(round).catch((error) => failures.push(`${error.message}${error.cause ? ` (${error.cause})` : ''}`));
    requests += 1;
  }
}

async function readPage(path) {
  const answer = await fetch(balancer.address + path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  if (answer.status !== 200 || !html.trimEnd().endsWith('</html>'))
    throw new Error(`GET ${path}: ${answer.status}, ${html.length} characters`);
}

/** A body that takes its time, as over a slow line. */
function slowFilm() {
  const boundary = `film-${randomBytes(8).toString('hex')}`;
  const film = Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex'),
    randomBytes(FILM_BYTES),
  ]);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="videoFile"; filename="a.webm"\r\ncontent-type: video/webm\r\n\r\n`;
  async function* body() {
    yield Buffer.from(head);
    for (let part = 0; part < FILM_PARTS; part++) {
      const size = Math.ceil(film.length / FILM_PARTS);
      yield film.subarray(part * size, (part + 1) * size);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const digest = createHash('sha256').update(film).digest('hex');
  return { digest, body: body(), type: `multipart/form-data; boundary=${boundary}` };
}

const kept = { orders: 0, reports: 0, films: 0 };
const lost = [];
try {
  const servers = [await marketplace.serve(ports.one), await marketplace.serve(ports.two)];
  balancer = await startBalancer(marketplace.folder, ports);
  const { address } = balancer;
  const isUp = async () => Object.values(await balancer.states('servers')).every((state) => state === 'UP');
  await untilReady(balancer, isUp);

  const visitor = caller(address);
  const { courses } = await visitor.call('GET', '/search/courses?limit=50');
  const free = courses.find(({ price }) => price === 0);
  const paid = courses.filter(({ price }) => price > 0);
  const learners = Array.from({ length: LEARNERS }, () => ({
    ...caller(address),
    orders: new Set(),
  }));
  for (const [index, learner] of learners.entries()) {
    await learner.signUp(`rolling-${index}@example.org`);
    await learner.call('POST', '/enrollment/enroll', { courseId: free._id });
    const { course } = await learner.call('GET', `/enrollment/purchased-courses/${free._id}`);
    learner.lecture = course.sections.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'video');
  }
  const instructor = caller(address);
  await instructor.signIn('instructor@lectern.example');
  const films = [];

  const pages = ['/', '/search?q=data', ...courses.slice(0, 8).map(({ _id }) => `/course/${_id}`)];
  const load = [
    ...Array.from({ length: VISITORS }, (_, index) =>
      repeat((round) =>
        round % 3 === 0
          ? visitor.call('GET', '/search/courses?limit=12')
          : readPage(pages[(round + index) % pages.length]),
      ),
    ),
    ...learners.map((learner, index) =>
      repeat(async (round) => {
        const course = paid[(round / 4) | 0];
        if (round % 4 !== 0 || !course) {
          // The lecture lasts half a minute.
          const position = round / 20;
          const report = { lectureId: learner.lecture._id, isCompleted: false, lastWatchedPosition: position };
          await learner.call('POST', '/enrollment/lecture-progress', report);
          learner.position = position;
          kept.reports += 1;
          await learner.call('GET', '/enrollment/purchased-courses');
          return;
        }
        const paise = Math.round(course.price * 100);
        const draft = {
          courseIds: [course._id],
          amount: (paise + Math.floor((paise * 10 + 50) / 100)) / 100,
          currency: 'INR',
          paymentMethodNonce: 'fake-valid-nonce',
          idempotencyKey: `rolling-${index}-${round}`,
        };
        const { order } = await learner.call('POST', '/order', draft);
        learner.orders.add(order._id);
      }),
    ),
    repeat(async () => {
      const { body, type, digest } = slowFilm();
      const answer = await fetch(`${address}/api/instructor/upload-video`, {
        method: 'POST',
        headers: { authorization: `Bearer ${instructor.token()}`, 'content-type': type },
        body,
        duplex: 'half',
      });
      const said = await answer.text();
      if (!answer.ok) throw new Error(`upload: ${answer.status} ${said.slice(0, 200)}`);
      films.push({ url: JSON.parse(said).videoUrl, digest });
    }),
  ];

  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, port] of [ports.one, ports.two].entries()) {
      const code = await servers[index].end('SIGTERM');
      if (code !== 0) failures.push(`a server ended with code ${code}: ${servers[index].output()}`);
      servers[index] = await marketplace.serve(port);
      await untilReady(balancer, isUp);
    }
  }
  isOver = true;
  await Promise.all(load);

  for (const learner of learners) {
    const { orders } = await learner.call('GET', '/order');
    const known = new Set(orders.map(({ _id }) => _id));
    for (const id of learner.orders) if (!known.has(id)) lost.push(`order ${id}`);
    kept.orders += learner.orders.size;
    const { course } = await learner.call('GET', `/enrollment/purchased-courses/${free._id}`);
    const lecture = course.sections.flatMap(({ lectures }) => lectures).find(({ _id }) => _id === learner.lecture._id);
    if (!(lecture.lastWatchedPosition >= learner.position))
      lost.push(`progress ${lecture.lastWatchedPosition} of ${learner.position}`);
  }
  for (const { url, digest } of films) {
    const answer = await fetch(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== digest) lost.push(`film ${url}: ${answer.status}`);
    kept.films += 1;
  }
  await balancer.end();
} finally {
  isOver = true;
  await marketplace.end();
}
for (const failure of failures.slice(0, 10)) console.error(failure);
for (const one of lost.slice(0, 10)) console.error(`Lost: ${one}`);
console.log(
  `${2 * ROUNDS} restarts, ${requests} steps of load: ${failures.length} failed. ` +
    `${kept.orders} orders, ${kept.reports} reports of progress, ${kept.films} uploads: ${lost.length} lost.`,
);
process.exitCode = failures.length + lost.length === 0 ? 0 : 1;
