import { type Endpoint, pathNames } from '@lectern/sdk/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/newId.ts';
import { signInFailures } from './db/schema.ts';
import { renewApiKey } from './resources/partners/apiKeyRepository.ts';
import { ANSWER_KEY_CANARY } from './testing/answerKeyCanary.ts';
import { isQuick, sampled, spread } from './testing/deepIt.ts';
import {
  type CallName,
  rowOf,
  type SampleIds,
  samples,
  samplesOf,
  unusedIds,
  withoutFiles,
} from './testing/samples.ts';
import { longestTexts, patternsBeforeLimit, textFields, withField } from './testing/textFields.ts';
import { withServer } from './testing/withServer.ts';

/** Hostile input for every row: never a 5xx, never slow (§10.26). */

const server = withServer();
let address: string;
let tokens: Record<'learner' | 'author' | 'admin' | 'server', string>;
let ids: Omit<SampleIds, 'unused'>;
beforeAll(async () => {
  const learner = await server.make.user();
  const author = await server.make.user({ role: 'instructor' });
  const admin = await server.make.user({ role: 'admin' });
  const category = await server.make.category('Anything');
  const partner = (await server.make.partner()).id;
  tokens = {
    learner: await server.tokenOf(learner),
    author: await server.tokenOf(author),
    admin: await server.tokenOf(admin),
    server: (await renewApiKey(server.db, partner)) ?? '',
  };
  const made = await server.make.fullCourse({ creatorId: author });
  ids = { ...made, ...(await server.make.unfinished(made, learner)), instructor: author, category, partner };
  await server.make.enroll(learner, made.courseId);
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

const deep: unknown = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`);
const values: unknown[] = [
  '\u0000',
  'a\ud800',
  '',
  ' ',
  "' or 1=1 --",
  '%',
  '%00',
  '../../etc/passwd',
  '<script>',
  'x'.repeat(50_000),
  '𝒳'.repeat(200),
  '1e20',
  '-0',
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1,
  0.1 + 0.2,
  3e9,
  true,
  null,
  [],
  [[]],
  ['a', 'b'],
  {},
  deep,
  { $gt: '' },
  { toString: 1 },
  'f'.repeat(24),
  'F'.repeat(24),
  'undefined',
  'NaN',
  'Infinity',
  '999999999999',
  '2026-01-01',
  '\u202e',
  '\\',
  '\n',
];

const rows = (Object.keys(samples) as CallName[]).map((name) => [name, rowOf(name)] as const);

const inputs = new Map<CallName, Record<string, unknown>>();

/** A valid input for the row, of which the tests change single fields. What is removed doesn't exist. */
function good(name: CallName): Record<string, unknown> {
  const isRemoved = name.endsWith('.remove') && !name.startsWith('wishlist');
  const input =
    inputs.get(name) ?? withoutFiles(samplesOf({ ...(isRemoved ? unusedIds(ids) : ids), unused: newId() })[name].input);
  inputs.set(name, input);
  return { ...input };
}

/** The fields of an input: those of its sample, and the optional ones that it leaves out. */
const fieldsOf = (name: CallName) => [
  ...new Set([...Object.keys(good(name)), ...textFields(rowOf(name).input).map(({ path }) => String(path[0]))]),
];

async function hit(
  name: CallName,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  contentType = 'application/json',
) {
  const names = pathNames(endpoint.path);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(wellFormed(input[key])));
  const rest = Object.entries(input).filter(([key]) => !names.includes(key));
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = inQuery
    ? `?${rest.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(value))}`).join('&')}`
    : '';
  const request = {
    method: endpoint.method,
    url: `/api${path}${query}`,
    headers: {
      authorization: `Bearer ${tokens[callerOf(endpoint)]}`,
      ...(inQuery ? {} : { 'content-type': contentType }),
    },
    ...(inQuery ? {} : { payload: JSON.stringify(Object.fromEntries(rest)) }),
  } as const;
  // Those of a partner's server are counted before anything is read.
  if (endpoint.apiKey) await server.db.delete(signInFailures);
  const startedAt = performance.now();
  const answer = await server.inject(request);
  if (name === 'account.endOtherSignIns' && answer.status === 200)
    tokens.learner = (answer.body as { token: string }).token;
  const isSlow = performance.now() - startedAt >= 1_000;
  const about = `${name} ${JSON.stringify(input).slice(0, 200)} → ${answer.text.slice(0, 200)}`;
  expect(answer.status, about).toBeLessThan(500);
  // A slow input is slow again; a compilation or garbage collection is not.
  if (isSlow) {
    // CPU time of this process, database included: it does not depend on what else the machine does.
    const start = process.cpuUsage();
    await server.inject(request);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000, about).toBeLessThan(1_000);
  }
  if (callerOf(endpoint) === 'learner') expect(answer.text, about).not.toContain(ANSWER_KEY_CANARY);
  if (answer.status >= 400)
    expect(answer.problem, about).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  return answer;
}

/** A caller whom the policy admits, so that the input is read. */
const callerOf = ({ path, apiKey }: Endpoint) =>
  apiKey ? 'server' : path.startsWith('/instructor') ? 'author' : path.startsWith('/admin') ? 'admin' : 'learner';

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const isDeep = process.env.LECTERN_DEEP === '1';
/** How many random inputs each row gets. */
const RANDOM_INPUTS = isDeep ? 500 : isQuick ? 4 : 10;

/** Bytes of a URL, and of a body: the largest that some routes accept, and what all others do. */
const MAX_URL_BYTES = 12_000;
const MAX_BODY_BYTES = [1_490_000, 250_000];
/** How long a health check may take meanwhile. A pattern of quadratic time would block it for a minute. */
const MAX_HEALTH_MS = 5_000;

/** Sends health checks until `work` has ended. Returns the milliseconds of the slowest. */
async function slowestHealth(work: Promise<unknown>): Promise<number> {
  let hasEnded = false;
  let slowest = 0;
  const ended = work.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const start = performance.now();
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
  }
  await ended;
  return slowest;
}

describe.each(rows)('%s', (name, endpoint) => {
  it('checks the length of a text before its pattern', () => {
    for (const { path, schema } of textFields(endpoint.input)) {
      const about = `${name} ${path.join('.')}`;
      expect(schema.safeParse('0'.repeat(1_000_000)).success, about).toBe(false);
      expect(patternsBeforeLimit(schema), about).toEqual([]);
    }
  });

  it('answers other requests while it parses the longest text in each field', { timeout: 120_000 }, async () => {
    // `npm run check -- patterns` reads every pattern, so that one text of each field will do.
    const inBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const isTaken = async (room: number) =>
      (await hit(name, endpoint, { ...good(name), x: 'x'.repeat(room) })).status !== 413;
    const room = !inBody
      ? MAX_URL_BYTES
      : (await isTaken(MAX_BODY_BYTES[0] ?? 0))
        ? MAX_BODY_BYTES[0]
        : MAX_BODY_BYTES[1];
    const fields = textFields(endpoint.input);
    for (const [place, field] of sampled(fields, 2).entries()) {
      const texts = longestTexts(field, good(name), room ?? 0);
      for (const text of isDeep ? texts : texts.slice(place % texts.length, (place % texts.length) + 1)) {
        const about = `${name} ${field.path.join('.')} ${text.slice(0, 30)}…${text.slice(-1)}`;
        const work = hit(name, endpoint, withField(good(name), field, text));
        expect(await slowestHealth(work), about).toBeLessThan(MAX_HEALTH_MS);
      }
    }
  });

  it(`survives ${RANDOM_INPUTS} random inputs`, async () => {
    let state = name.length * 7_919;
    const next = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >>> 8) % below;
    };
    for (let round = 0; round < RANDOM_INPUTS; round++) {
      const input = good(name);
      const fields = [...fieldsOf(name), 'sort', 'page', 'title', 'order', 'answers', 'sections', 'options'];
      for (let changes = 1 + next(4); changes > 0; changes--) {
        const field = fields[next(fields.length)] as string;
        const one = values[next(values.length)];
        input[field] = [
          one,
          [one],
          { [field]: one },
          wellFormed(one).slice(0, 100) + wellFormed(values[next(values.length)]).slice(0, 100),
        ][next(4)];
      }
      await hit(name, endpoint, input);
    }
  });

  it(`survives any value in ${isDeep ? 'any' : 'a'} field`, async () => {
    const fields = fieldsOf(name);
    for (const [place, value] of spread([...values], 3).entries()) {
      for (const field of isDeep ? fields : fields.slice(place % fields.length, (place % fields.length) + 1)) {
        await hit(name, endpoint, { ...good(name), [field]: value });
      }
    }
  });

  it('names an unknown field', async () => {
    const answer = await hit(name, endpoint, { ...good(name), foo: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.problem.details).toContainEqual({ field: 'foo', message: 'Unknown field: foo' });
  });

  it('survives bodies of any shape and content type', async () => {
    for (const key of spread(['extra', 'constructor', 'toString', '__proto__x', '', 'a.b', 'a[b]'], 3))
      await hit(name, endpoint, { ...good(name), [key]: 'x' });
    const types = [
      'multipart/form-data',
      'text/html; charset=utf-7',
      'text/plain',
      'application/json; charset=latin1',
      'x',
      '',
    ];
    for (const type of spread(types, 3)) {
      await hit(name, endpoint, good(name), type);
    }
    await hit(name, endpoint, {});
  });
});
