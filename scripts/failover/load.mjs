// What people do while the database's machine fails: visitors read, learners buy and learn. A write is repeated with the same
// key until it is acknowledged, as the SDK and people do; what was acknowledged is looked for at the end.
import { caller } from '../servers.mjs';

const VISITORS = 3;
const LEARNERS = 4;
const BUYERS = 3;
/** Of each buyer, who goes on with the next once one has all courses: orders must last for all strikes. */
const ACCOUNTS = 12;
const STEP_MS = 50;
const ORDER_MS = 500;

export async function startLoad(address) {
  const visitor = caller(address);
  const { courses } = await visitor.call('GET', '/search/courses?limit=50');
  const free = courses.find(({ price }) => price === 0);
  const paid = courses.filter(({ price }) => price > 0);
  const pages = ['/', '/search?q=data', ...courses.slice(0, 8).map(({ _id }) => `/course/${_id}`)];
  /** When a write was acknowledged, and when a read ended how. */
  const writes = [];
  const reads = [];
  /** When an order was begun and acknowledged. */
  const orders = [];
  let isOver = false;

  const learners = Array.from({ length: LEARNERS }, () => ({ ...caller(address), position: 0, reports: 0 }));
  for (const [index, learner] of learners.entries()) {
    await learner.signUp(`failover-${index}@example.org`);
    await learner.call('POST', '/enrollment/enroll', { courseId: free._id });
    const { course } = await learner.call('GET', `/enrollment/purchased-courses/${free._id}`);
    learner.lecture = course.sections.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'video');
  }
  const accounts = Array.from({ length: BUYERS * ACCOUNTS }, () => ({ ...caller(address), orders: new Set() }));
  for (const [index, account] of accounts.entries()) await account.signUp(`failover-buyer-${index}@example.org`);
  const pause = (ms = STEP_MS) => new Promise((resolve) => setTimeout(resolve, ms));

  async function repeat(step, ms) {
    for (let round = 0; !isOver; round++) {
      await step(round);
      await pause(ms);
    }
  }
  /** Repeats a call until it is answered. A refusal ends the run: repeating must be safe. */
  async function acknowledged(work) {
    for (;;) {
      try {
        const answer = await work();
        writes.push(performance.now());
        return answer;
      } catch (error) {
        if (/: 4\d\d /.test(error.message) && !error.message.includes('order_in_progress')) throw error;
        await pause();
      }
    }
  }
  async function read(path) {
    const isCall = path.startsWith('/api/');
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(address + path, { headers: isCall ? {} : { accept: 'text/html' }, signal });
    const text = await answer.text();
    if (!answer.ok || !(isCall || text.trimEnd().endsWith('</html>'))) throw new Error(`GET ${path}: ${answer.status}`);
  }

  const work = [
    ...Array.from({ length: VISITORS }, (_, index) =>
      repeat(async (round) => {
        // Each search is another one, so that no cache has it.
        const isSearch = round % 3 === 0;
        const path = isSearch ? `/api/search/courses?q=data${index}x${round}` : pages[(round + index) % pages.length];
        const begun = performance.now();
        const problem = await read(path).then(
          () => undefined,
          (error) => error.message,
        );
        reads.push({ at: performance.now(), seconds: (performance.now() - begun) / 1_000, problem });
      }),
    ),
    ...learners.map((learner) =>
      repeat(async (round) => {
        const position = round / 100;
        const report = { lectureId: learner.lecture._id, isCompleted: false, lastWatchedPosition: position };
        await acknowledged(() => learner.call('POST', '/enrollment/lecture-progress', report));
        learner.position = position;
        learner.reports += 1;
      }),
    ),
    ...Array.from({ length: BUYERS }, (_, index) =>
      repeat(async (round) => {
        const account = accounts[index * ACCOUNTS + Math.floor(round / paid.length)];
        if (!account) throw new Error('There is nothing left to buy.');
        const course = paid[round % paid.length];
        const paise = Math.round(course.price * 100);
        const draft = {
          courseIds: [course._id],
          amount: (paise + Math.floor((paise * 10 + 50) / 100)) / 100,
          currency: 'INR',
          paymentMethodNonce: 'fake-valid-nonce',
          idempotencyKey: `failover-${index}-${round}`,
        };
        const begun = performance.now();
        const { order } = await acknowledged(() => account.call('POST', '/order', draft));
        account.orders.add(order._id);
        orders.push({ begun, at: performance.now() });
      }, ORDER_MS),
    ),
  ];
  const all = Promise.all(work);
  // It is awaited at the end; until then a refusal must not end the process.
  all.catch(() => {
    isOver = true;
  });

  return {
    mark: () => performance.now(),
    /** Once a write was acknowledged that began after this call. */
    async writesAgain() {
      const known = writes.length + LEARNERS + BUYERS;
      while (writes.length <= known && !isOver) await pause();
    },
    since(mark) {
      const later = [mark, ...writes.filter((at) => at > mark)];
      const gaps = later.slice(1).map((at, index) => ({ back: at, seconds: (at - later[index]) / 1_000 }));
      const { back, seconds: writesAway } = gaps.reduce((one, other) => (other.seconds > one.seconds ? other : one));
      // When writes were back.
      const underWay = orders.filter(({ begun, at }) => begun < back && at >= back).length;
      const steps = reads.filter(({ at }) => at > mark);
      const failed = steps.flatMap(({ problem, at, seconds }) =>
        problem
          ? [`${problem}, after ${seconds.toFixed(1)} s, ${((at - mark) / 1_000).toFixed(1)} s after the strike`]
          : [],
      );
      return {
        writesAway,
        underWay,
        steps: steps.length,
        failed,
        slowest: Math.max(...steps.map(({ seconds }) => seconds)),
      };
    },
    async end() {
      isOver = true;
      await all;
      const lost = [];
      for (const account of accounts) {
        const found = (await account.call('GET', '/order')).orders;
        const states = new Map(found.map(({ _id, status }) => [_id, status]));
        for (const id of account.orders) if (!states.has(id)) lost.push(`The order ${id} is lost.`);
        for (const [id, status] of states) if (status !== 'paid') lost.push(`The order ${id} is ${status}.`);
        if (states.size > account.orders.size)
          lost.push(`${states.size} orders where ${account.orders.size} were made.`);
      }
      let reports = 0;
      for (const learner of learners) {
        const { course } = await learner.call('GET', `/enrollment/purchased-courses/${free._id}`);
        const lecture = course.sections
          .flatMap(({ lectures }) => lectures)
          .find(({ _id }) => _id === learner.lecture._id);
        if (!(lecture.lastWatchedPosition >= learner.position))
          lost.push(`Progress ${lecture.lastWatchedPosition} where ${learner.position} was acknowledged.`);
        reports += learner.reports;
      }
      return { orders: orders.length, reports, lost };
    },
  };
}
