import { createHmac } from 'node:crypto';
import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/newId.ts';
import { courses, lectures, orders } from './db/schema.ts';
import { renewApiKey } from './resources/partners/apiKeyRepository.ts';
import { TOKEN_SECRET } from './testing/createTestServer.ts';
import { type Access, type CallName, rowOf, samples, samplesOf, unusedIds, withoutFiles } from './testing/samples.ts';
import { withServer } from './testing/withServer.ts';

/** Every row of the endpoint table, by caller and by the state of the course (§10.10, §10.11). */

const states = ['published', 'draft', 'archived', 'deleted', 'missing'] as const;
type State = (typeof states)[number];
const people = ['learner', 'enrolled', 'owner', 'otherInstructor', 'admin'] as const;
const everybody = ['anonymous', 'badToken', 'expired', ...people] as const;
type Who = (typeof everybody)[number];
type Content = Awaited<ReturnType<typeof content>>;

const server = withServer();
const tokens: Partial<Record<Who, string>> = {};
const users = {} as Record<(typeof people)[number], string>;
const shared = new Map<State, Content>();
let category: string;
let partner: string;
let apiKey: string | undefined;
let cells = 0;

beforeAll(async () => {
  for (const who of people) {
    const role = who === 'admin' ? 'admin' : who === 'owner' || who === 'otherInstructor' ? 'instructor' : 'learner';
    users[who] = await server.make.user({ role });
    tokens[who] = await server.tokenOf(users[who]);
  }
  tokens.badToken = `${tokens.owner?.slice(0, -4)}AAAA`;
  tokens.expired = expired(users.owner);
  category = await server.make.category('Anything');
  partner = (await server.make.partner()).id;
  apiKey = await renewApiKey(server.db, (await server.make.partner()).id);
  for (const state of states) shared.set(state, await content(state));
});

/** An expired token of the owner. */
function expired(id: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { id, tokenVersion: 1, iss: 'lectern', aud: 'lectern', iat: now - 7_200, exp: now - 3_600 };
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createHmac('sha256', TOKEN_SECRET).update(unsigned).digest('base64url')}`;
}

/** A course by the owner in this state, with all kinds of content; for `missing`, unused ids. */
async function content(state: State) {
  const made = await server.make.fullCourse({
    creatorId: users.owner,
    status: state === 'deleted' || state === 'missing' ? 'published' : state,
    pricePaise: 50_000,
  });
  const unfinished = await server.make.unfinished(made, users.enrolled);
  await server.make.enroll(users.enrolled, made.courseId);
  if (state === 'deleted')
    await server.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, made.courseId));
  const all = { ...made, ...unfinished };
  return state === 'missing' ? unusedIds(all) : all;
}

/** Statuses for published, draft, archived, deleted and missing. */
type Row = readonly [number, number, number, number, number];
type Person = (typeof people)[number];
type Expectation = Record<Person, Row>;

/** Public while the course is published. */
const open: Expectation = {
  learner: [200, 404, 404, 404, 404],
  enrolled: [200, 404, 404, 404, 404],
  owner: [200, 200, 200, 404, 404],
  otherInstructor: [200, 404, 404, 404, 404],
  admin: [200, 404, 404, 404, 404],
};
/** For learners of the course; its author is none. */
const studied: Expectation = {
  learner: [403, 404, 404, 404, 404],
  enrolled: [200, 200, 200, 200, 404],
  owner: [403, 404, 404, 404, 404],
  otherInstructor: [403, 404, 404, 404, 404],
  admin: [403, 404, 404, 404, 404],
};
/** For the course's instructor; others get 404, and admins may read their own (empty) lists. */
const nobodys = [404, 404, 404, 404, 404] as const;
const refused = [403, 403, 403, 403, 403] as const;
const authored: Expectation = {
  learner: refused,
  enrolled: refused,
  owner: [200, 200, 200, 404, 404],
  otherInstructor: nobodys,
  admin: nobodys,
};
const moderated: Expectation = { ...authored, admin: authored.owner };
const written: Expectation = { ...authored, admin: refused };
const same = (status: number): Expectation => {
  const row: Row = [status, 404, 404, 404, 404];
  return { learner: row, enrolled: row, owner: row, otherInstructor: row, admin: row };
};

/** The calls about a course, by who may make them. */
const byCourse: Partial<Record<Access, (status: number) => Expectation>> = {
  published: () => open,
  signedInPublished: same,
  enrolled: () => studied,
  author: () => authored,
  authorOrAdmin: () => moderated,
  authorOnly: () => written,
};
/** There is no such code: with one it is 200. */
const asked: Row = [409, 404, 404, 404, 404];
const exceptions: Partial<Record<CallName, Partial<Expectation>>> = {
  'reviews.list': { enrolled: [200, 200, 200, 200, 404] },
  'discounts.quote': { learner: asked, enrolled: asked, owner: asked, otherInstructor: asked, admin: asked },
  'enrollments.get': { owner: [403, 403, 403, 404, 404] },
  'enrollments.courseProgress': { owner: [403, 403, 403, 404, 404] },
  'enrollments.enroll': { enrolled: [200, 200, 200, 404, 404], owner: [409, 404, 404, 404, 404] },
};
/** The other calls, by the status of those who may make them. */
const byRole: Partial<Record<Access, readonly Who[]>> = {
  signedIn: people,
  instructorOrAdmin: ['owner', 'otherInstructor', 'admin'],
  instructor: ['owner', 'otherInstructor'],
  admin: ['admin'],
};
/** Tested below (an order), and in resources/auth. */
const elsewhere: readonly Access[] = ['buyer', 'anonymous', 'partnerServer'];

const calls = Object.entries(samples).map(([call, { access, status = 200 }]) => ({
  call: call as CallName,
  access,
  status,
}));
const cases = calls.flatMap(({ call, access, status }) => {
  const expected = byCourse[access]?.(status);
  return expected ? [{ call, access, expected: { ...expected, ...exceptions[call] } }] : [];
});
const isPerson = (who: Who): who is Person => (people as readonly string[]).includes(who);

function inputOf(call: CallName, content: Content, categoryId = category): Record<string, unknown> {
  const ids = { ...content, instructor: users.owner, category: categoryId, partner, unused: newId() };
  return withoutFiles(samplesOf(ids)[call].input);
}

/** Calls with an input made for the content in each state, and compares the statuses. */
async function checkStates(
  call: CallName,
  who: Who,
  expected: Expectation,
  input: (content: Content) => Record<string, unknown>,
) {
  const { access, isDestructive } = samples[call];
  const bodies = new Set<string>();
  for (const [index, state] of states.entries()) {
    const isOpen = who === 'anonymous' && access === 'published';
    const wanted = isPerson(who) ? (expected[who][index] ?? 0) : isOpen ? (expected.learner[index] ?? 0) : 401;
    // What is refused destroys nothing.
    const made = isDestructive && wanted < 400 ? await content(state) : (shared.get(state) as Content);
    const answer = await server.send(rowOf(call), input(made), tokens[who]);
    cells++;
    expect(answer.status, `${who} ${state}: ${answer.text}`).toBe(wanted);
    if (!rowOf(call).path.startsWith('/instructor')) expect(answer.text).not.toContain('secret.example');
    if (answer.status === 404) bodies.add(JSON.stringify({ ...answer.problem, requestId: '' }));
    if (answer.status >= 400)
      expect(answer.problem).toMatchObject({ code: expect.any(String), requestId: answer.headers['x-request-id'] });
  }
  // The same message for another author's, draft, deleted and missing courses.
  expect(bodies.size).toBeLessThanOrEqual(1);
}

describe.each(cases)('$call', ({ call, expected }) => {
  it.each(everybody)('answers %s by the state of the course', (who) =>
    checkStates(call, who, expected, (content) => inputOf(call, content)),
  );
});

describe('quizzes.get', () => {
  it.each(everybody)("answers %s by the lecture's id too", (who) =>
    checkStates('quizzes.get', who, studied, ({ quiz }) => ({ id: quiz })),
  );
});

describe('rows without a course', () => {
  it.each(calls.filter(({ access }) => byRole[access]))(
    '$call admits the allowed roles',
    async ({ call, access, status }) => {
      for (const who of everybody) {
        const target = samples[call].isDestructive ? await server.make.category(`Gone ${newId()}`) : category;
        const input = inputOf(call, shared.get('published') as Content, target);
        const answer = await server.send(rowOf(call), input, tokens[who]);
        cells++;
        const refused = isPerson(who) ? 403 : 401;
        expect(answer.status, `${who}: ${answer.text}`).toBe(byRole[access]?.includes(who) ? status : refused);
        if (call === 'account.endOtherSignIns' && isPerson(who)) tokens[who] = await server.tokenOf(users[who]);
      }
    },
  );

  it.each(calls.filter(({ access }) => access === 'everyone'))(
    '$call answers everyone but a bad session',
    async ({ call, status: answered }) => {
      for (const who of everybody) {
        const { status } = await server.send(
          rowOf(call),
          inputOf(call, shared.get('published') as Content),
          tokens[who],
        );
        cells++;
        expect(status, who).toBe(who === 'badToken' || who === 'expired' ? 401 : answered);
      }
    },
  );
});

describe('rows for the servers of partners', () => {
  it.each(calls.filter(({ access }) => access === 'partnerServer'))(
    '$call admits an API key, and nobody who is signed in',
    async ({ call, status }) => {
      const input = inputOf(call, shared.get('published') as Content);
      for (const who of everybody) {
        cells++;
        expect(await server.send(rowOf(call), input, tokens[who]), who).toMatchObject({
          status: 401,
          problem: { code: 'invalid_api_key' },
        });
      }
      expect((await server.send(rowOf(call), input, apiKey)).status).toBe(status);
    },
  );

  it('open nothing else', async () => {
    for (const { call, access } of calls) {
      if (access === 'partnerServer' || rowOf(call).anonymous) continue;
      const answer = await server.send(rowOf(call), inputOf(call, shared.get('published') as Content), apiKey);
      expect(answer, call).toMatchObject({ status: 401, problem: { code: 'unauthenticated' } });
    }
  });
});

describe("another person's data", () => {
  it('shows an order to its buyer, and to an admin', async () => {
    const id = newId();
    await server.db.insert(orders).values({
      id,
      userId: users.enrolled,
      idempotencyKey: 'known-key',
      fingerprint: '',
      status: 'paid',
      subtotalPaise: 0,
      taxPaise: 0,
      totalPaise: 0,
      claimedUntil: new Date(),
    });
    for (const who of everybody) {
      cells++;
      expect((await server.call(endpoints.orders.get, { id }, tokens[who])).status, who).toBe(
        who === 'enrolled' || who === 'admin' ? 200 : isPerson(who) ? 404 : 401,
      );
    }
  });

  it('cannot be accessed by an id in a body', async () => {
    const mine = await content('published');
    const theirs = await server.make.fullCourse();
    const question = { text: 'Is it so?', type: 'true-false', correctAnswer: 'true' };
    const theirFile = `http://localhost:80/api/files/${theirs.videoFile}`;
    const { courseId, sectionId, text, video, quiz, bare, quizId, choice } = mine;
    const lecture = { courseId, title: 'A lecture', type: 'text', textContent: '<p>Long enough</p>' };
    const order = (lectureIds: string[]) => ({ id: courseId, sections: [{ _id: sectionId, lectures: lectureIds }] });
    const all = [video, text, quiz, mine.assignment, mine.draft, bare];
    const attempts: [CallName, Record<string, unknown>, number][] = [
      ['lectures.create', { ...lecture, sectionId: theirs.sectionId }, 404],
      ['lectures.create', { ...lecture, courseId: theirs.courseId, sectionId }, 404],
      ['lectures.update', { id: text, sectionId: theirs.sectionId }, 404],
      ['lectures.update', { id: quiz, quizId: theirs.quizId }, 404],
      ['lectures.update', { id: bare, quizId }, 404],
      ['lectures.update', { id: video, contentUrl: theirFile }, 400],
      ['lectures.update', { id: video, captions: [{ language: 'en', label: 'English', url: theirFile }] }, 400],
      [
        'lectures.update',
        { id: video, captions: [{ language: 'en', label: 'E', url: 'https://example.com/a.vtt' }] },
        400,
      ],
      ['courses.arrange', order([...all, theirs.text]), 409],
      ['courses.arrange', order(all.slice(1)), 409],
      ['courses.arrange', order([...all.slice(1), text]), 409],
      ['questions.create', { quizId: theirs.quizId, ...question }, 404],
      ['questions.update', { id: theirs.choice, ...question }, 404],
      ['quizzes.create', { lectureId: theirs.quiz, title: 'A quiz' }, 404],
      ['quizzes.arrange', { id: quizId, questions: [choice, theirs.choice] }, 409],
      ['quizzes.arrange', { id: theirs.quizId, questions: [theirs.choice] }, 404],
      ['courses.update', { courseId, category: newId() }, 404],
      ['courses.create', { title: 'A course', description: 'x'.repeat(30), category: newId() }, 404],
    ];
    for (const [call, input, status] of attempts) {
      cells++;
      const answer = await server.send(rowOf(call), input, tokens.owner);
      expect(answer.status, `${call} ${JSON.stringify(input)} ${answer.text}`).toBe(status);
    }
    const foreign = {
      id: quizId,
      answers: [
        { questionId: theirs.choice, userAnswer: 'x' },
        { questionId: choice, userAnswer: 'y' },
      ],
    };
    expect(await server.send(endpoints.quizzes.submit, foreign, tokens.enrolled)).toMatchObject({
      status: 409,
      problem: { code: 'quiz_changed' },
    });
    const [untouched] = await server.db.select().from(lectures).where(eq(lectures.id, theirs.text));
    expect(untouched).toMatchObject({ sectionId: theirs.sectionId, position: 1 });
  });

  it('must not be cached', async () => {
    const own = await server.call(endpoints.enrollments.list, {}, tokens.enrolled);
    expect(own.headers['cache-control']).toBe('private, no-store');
  });
});

it('covers every row, in more than a thousand cells', async ({ annotate }) => {
  const covered: Access[] = [...Object.keys(byCourse), ...Object.keys(byRole), 'everyone', ...elsewhere] as Access[];
  expect(calls.filter(({ access }) => !covered.includes(access))).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(1_000);
  await annotate(`${cells} cells`);
});
