import { createHmac } from 'node:crypto';
import { type Endpoint, endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from './db/newId.ts';
import { courses, lectures, orders, submissions } from './db/schema.ts';
import { TOKEN_SECRET } from './testing/createTestServer.ts';
import type { fixtures } from './testing/fixtures.ts';
import { withServer } from './testing/withServer.ts';

/** Every row of the endpoint table, by caller and by the state of the course (§10.10, §10.11). */

const states = ['published', 'draft', 'archived', 'deleted', 'missing'] as const;
type State = (typeof states)[number];
const people = ['learner', 'enrolled', 'owner', 'otherInstructor', 'admin'] as const;
const everybody = ['anonymous', 'badToken', 'expired', ...people] as const;
type Who = (typeof everybody)[number];
type Content = Awaited<ReturnType<ReturnType<typeof fixtures>['fullCourse']>> & { bare: string; submission: string };

const server = withServer();
const tokens: Partial<Record<Who, string>> = {};
const users = {} as Record<(typeof people)[number], string>;
const shared = new Map<State, Content>();
let category: string;
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
async function content(state: State): Promise<Content> {
  const made = await server.make.fullCourse({
    creatorId: users.owner,
    status: state === 'deleted' || state === 'missing' ? 'published' : state,
    pricePaise: 50_000,
  });
  const bare = await server.make.lecture(made.courseId, made.sectionId, { type: 'quiz', position: 9 });
  const submission = newId();
  await server.db
    .insert(submissions)
    .values({ id: submission, lectureId: made.assignment, userId: users.enrolled, submissionText: 'My work' });
  await server.make.enroll(users.enrolled, made.courseId);
  if (state === 'deleted')
    await server.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, made.courseId));
  const all = { ...made, bare, submission };
  if (state !== 'missing') return all;
  return Object.fromEntries(Object.keys(all).map((key) => [key, newId()])) as Content;
}

/** Statuses for published, draft, archived, deleted and missing. */
type Row = readonly [number, number, number, number, number];
type Expectation = Record<(typeof people)[number], Row>;

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
const written: Expectation = { ...authored, admin: refused };
const same = (status: number): Expectation => {
  const row: Row = [status, 404, 404, 404, 404];
  return { learner: row, enrolled: row, owner: row, otherInstructor: row, admin: row };
};

const payment = { amount: 1, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' };
const question = { text: 'Is it so?', type: 'true-false', correctAnswer: 'true' };

interface Case {
  call: string;
  input: (content: Content) => Record<string, unknown>;
  expected: Expectation;
  /** It deletes something, so that each caller needs a course of their own. */
  isDestructive?: boolean;
  isOpen?: boolean;
}
const cases: Case[] = [
  { call: 'courses.get', input: ({ courseId }) => ({ id: courseId }), expected: open, isOpen: true },
  {
    call: 'reviews.list',
    input: ({ courseId }) => ({ id: courseId }),
    expected: { ...open, enrolled: [200, 200, 200, 200, 404] },
    isOpen: true,
  },
  {
    call: 'enrollments.get',
    input: ({ courseId }) => ({ id: courseId }),
    expected: { ...studied, owner: [403, 403, 403, 404, 404] },
  },
  {
    call: 'enrollments.courseProgress',
    input: ({ courseId }) => ({ id: courseId }),
    expected: { ...studied, owner: [403, 403, 403, 404, 404] },
  },
  {
    call: 'enrollments.recordProgress',
    input: ({ text }) => ({ lectureId: text, isCompleted: false, lastWatchedPosition: 0 }),
    expected: studied,
  },
  {
    call: 'enrollments.enroll',
    input: ({ courseId }) => ({ courseId }),
    expected: { ...same(402), enrolled: [200, 200, 200, 404, 404], owner: [409, 404, 404, 404, 404] },
  },
  { call: 'wishlist.add', input: ({ courseId }) => ({ courseId }), expected: same(200) },
  // The price is wrong on purpose: a course that can be bought answers 409, and nothing is charged.
  {
    call: 'orders.create',
    input: ({ courseId }) => ({ courseIds: [courseId], idempotencyKey: newId(), ...payment }),
    expected: same(409),
  },
  { call: 'payments.process', input: ({ courseId }) => ({ courseId, ...payment }), expected: same(409) },
  { call: 'quizzes.get', input: ({ quizId }) => ({ id: quizId }), expected: studied },
  { call: 'quizzes.get', input: ({ quiz }) => ({ id: quiz }), expected: studied },
  { call: 'quizzes.attempts', input: ({ quizId }) => ({ id: quizId }), expected: studied },
  {
    call: 'quizzes.submit',
    input: ({ quizId, choice, short }) => ({
      id: quizId,
      answers: [
        { questionId: choice, userAnswer: 'Another' },
        { questionId: short, userAnswer: 'no idea' },
      ],
    }),
    expected: studied,
  },
  {
    call: 'assignments.submit',
    input: ({ assignment }) => ({ id: assignment, submissionText: 'Here it is' }),
    expected: studied,
  },
  { call: 'assignments.mySubmission', input: ({ assignment }) => ({ id: assignment }), expected: studied },
  {
    call: 'reviews.add',
    input: ({ courseId }) => ({ courseId, rating: 4, comment: 'Good' }),
    expected: studied,
  },
  { call: 'courses.getAuthored', input: ({ courseId }) => ({ id: courseId }), expected: authored },
  { call: 'quizzes.getAuthored', input: ({ quizId }) => ({ id: quizId }), expected: authored },
  { call: 'courses.learners', input: ({ courseId }) => ({ id: courseId }), expected: authored },
  { call: 'quizzes.results', input: ({ quizId }) => ({ id: quizId }), expected: authored },
  { call: 'submissions.list', input: ({ assignment }) => ({ id: assignment }), expected: authored },
  { call: 'courses.update', input: ({ courseId }) => ({ courseId, title: 'Another title' }), expected: written },
  {
    call: 'courses.arrange',
    input: ({ courseId, sectionId, video, text, quiz, assignment, draft, bare }) => ({
      id: courseId,
      sections: [{ _id: sectionId, lectures: [video, text, quiz, assignment, draft, bare] }],
    }),
    expected: written,
    isDestructive: true,
  },
  { call: 'sections.create', input: ({ courseId }) => ({ courseId, title: 'A section' }), expected: written },
  { call: 'sections.update', input: ({ sectionId }) => ({ id: sectionId, title: 'A section' }), expected: written },
  {
    call: 'lectures.create',
    input: ({ courseId, sectionId }) => ({
      courseId,
      sectionId,
      title: 'A lecture',
      type: 'text',
      textContent: '<p>Long enough</p>',
    }),
    expected: written,
  },
  { call: 'lectures.update', input: ({ text }) => ({ id: text, title: 'A lecture' }), expected: written },
  { call: 'quizzes.create', input: ({ bare }) => ({ lectureId: bare, title: 'A quiz' }), expected: written },
  { call: 'quizzes.update', input: ({ quizId }) => ({ id: quizId, title: 'A quiz' }), expected: written },
  {
    call: 'quizzes.arrange',
    input: ({ quizId, choice, short }) => ({ id: quizId, questions: [short, choice] }),
    expected: written,
    isDestructive: true,
  },
  { call: 'questions.create', input: ({ quizId }) => ({ quizId, ...question, order: 7 }), expected: written },
  {
    call: 'questions.update',
    input: ({ choice }) => ({ id: choice, ...question }),
    expected: written,
    isDestructive: true,
  },
  {
    call: 'submissions.grade',
    input: ({ submission }) => ({ id: submission, grade: 80, feedback: 'Well done' }),
    expected: written,
    isDestructive: true,
  },
  { call: 'questions.remove', input: ({ short }) => ({ id: short }), expected: written, isDestructive: true },
  { call: 'quizzes.remove', input: ({ quizId }) => ({ id: quizId }), expected: written, isDestructive: true },
  { call: 'lectures.remove', input: ({ text }) => ({ id: text }), expected: written, isDestructive: true },
  { call: 'sections.remove', input: ({ sectionId }) => ({ id: sectionId }), expected: written, isDestructive: true },
  { call: 'courses.remove', input: ({ courseId }) => ({ id: courseId }), expected: written, isDestructive: true },
];

function rowOf(call: string): Endpoint {
  const [group = '', name = ''] = call.split('.');
  return (endpoints as unknown as Record<string, Record<string, Endpoint>>)[group]?.[name] as Endpoint;
}
const allCalls = Object.entries(endpoints).flatMap(([group, rows]) =>
  Object.keys(rows).map((name) => `${group}.${name}`),
);

describe.each(cases)('$call', ({ call, input, expected, isDestructive, isOpen }) => {
  it.each(everybody)('answers %s by the state of the course', async (who) => {
    const bodies = new Set<string>();
    for (const [index, state] of states.entries()) {
      const made = isDestructive ? await content(state) : (shared.get(state) as Content);
      const answer = await server.send(rowOf(call), input(made), tokens[who]);
      const isPerson = (people as readonly string[]).includes(who);
      const wanted = isPerson
        ? expected[who as (typeof people)[number]][index]
        : who === 'anonymous' && isOpen
          ? expected.learner[index]
          : 401;
      cells++;
      expect(answer.status, `${who} ${state}: ${answer.text}`).toBe(wanted);
      if (!rowOf(call).path.startsWith('/instructor')) expect(answer.text).not.toContain('secret.example');
      if (answer.status === 404) bodies.add(JSON.stringify({ ...answer.problem, requestId: '' }));
      if (answer.status >= 400)
        expect(answer.problem).toMatchObject({ code: expect.any(String), requestId: answer.headers['x-request-id'] });
    }
    // The same message for another author's, draft, deleted and missing courses.
    expect(bodies.size).toBeLessThanOrEqual(1);
  });
});

describe('rows without a course', () => {
  const own = [
    'users.profile',
    'auth.me',
    'wishlist.list',
    'enrollments.list',
    'orders.list',
    'users.notifications',
    'users.notificationSettings',
  ];
  const byRole: { call: string; input: () => Record<string, unknown>; allowed: readonly Who[] }[] = [
    ...own.map((call) => ({ call, input: () => ({}), allowed: people })),
    { call: 'wishlist.check', input: () => ({ courseId: newId() }), allowed: people },
    { call: 'users.markNotificationsRead', input: () => ({}), allowed: people },
    { call: 'users.removeNotifications', input: () => ({ ids: [] }), allowed: people },
    { call: 'users.updateNotificationSettings', input: () => ({ sale: true }), allowed: people },
    { call: 'users.updateProfile', input: () => ({ firstName: 'Nina', lastName: 'Sen' }), allowed: people },
    { call: 'courses.listAuthored', input: () => ({}), allowed: ['owner', 'otherInstructor', 'admin'] },
    { call: 'submissions.listWaiting', input: () => ({}), allowed: ['owner', 'otherInstructor', 'admin'] },
    {
      call: 'courses.create',
      input: () => ({ title: 'A course', description: 'A description that is long enough.', category }),
      allowed: ['owner', 'otherInstructor'],
    },
    { call: 'categories.create', input: () => ({ name: `Category ${newId()}` }), allowed: ['admin'] },
    { call: 'categories.update', input: () => ({ id: category, name: `Renamed ${newId()}` }), allowed: ['admin'] },
  ];
  it.each(byRole)('$call admits the allowed roles', async ({ call, input, allowed }) => {
    for (const who of everybody) {
      const { status } = await server.send(rowOf(call), input(), tokens[who]);
      const isPerson = (people as readonly string[]).includes(who);
      cells++;
      expect(status, who).toBe(allowed.includes(who) ? 200 : isPerson ? 403 : 401);
    }
  });

  it('categories.remove is for admins', async () => {
    for (const who of everybody) {
      const id = await server.make.category(`Gone ${newId()}`);
      const { status } = await server.send(endpoints.categories.remove, { id }, tokens[who]);
      cells++;
      expect(status, who).toBe(who === 'admin' ? 200 : (people as readonly string[]).includes(who) ? 403 : 401);
    }
  });

  it.each(['courses.search', 'categories.list', 'instructors.get'])(
    '%s answers everyone but a bad session',
    async (call) => {
      for (const who of everybody) {
        const { status } = await server.send(
          rowOf(call),
          call === 'instructors.get' ? { id: users.owner } : {},
          tokens[who],
        );
        cells++;
        expect(status, who).toBe(who === 'badToken' || who === 'expired' ? 401 : 200);
      }
    },
  );

  it('accepts uploads from instructors only, and refuses others before it stores a byte', async () => {
    for (const call of ['lectures.uploadVideo', 'lectures.uploadCaptions']) {
      for (const who of everybody) {
        const { status } = await server.send(rowOf(call), {}, tokens[who]);
        const isInstructor = who === 'owner' || who === 'otherInstructor';
        cells++;
        // An instructor gets past the policy, to the missing file.
        expect(status, who).toBe(isInstructor ? 400 : (people as readonly string[]).includes(who) ? 403 : 401);
      }
    }
  });
});

describe("another person's data", () => {
  it('shows an order to its buyer only', async () => {
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
      const isPerson = (people as readonly string[]).includes(who);
      cells++;
      expect((await server.call(endpoints.orders.get, { id }, tokens[who])).status, who).toBe(
        who === 'enrolled' ? 200 : isPerson ? 404 : 401,
      );
    }
  });

  it('cannot be accessed by an id in a body', async () => {
    const mine = await content('published');
    const theirs = await server.make.fullCourse();
    const theirFile = `http://localhost:80/api/files/${theirs.videoFile}`;
    const { courseId, sectionId, text, video, quiz, bare, quizId, choice } = mine;
    const lecture = { courseId, title: 'A lecture', type: 'text', textContent: '<p>Long enough</p>' };
    const order = (lectureIds: string[]) => ({ id: courseId, sections: [{ _id: sectionId, lectures: lectureIds }] });
    const all = [video, text, quiz, mine.assignment, mine.draft, bare];
    const attempts: [string, Record<string, unknown>, number][] = [
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
  const elsewhere = ['auth.signUp', 'auth.signIn', 'users.changePassword', 'wishlist.remove', 'orders.get'];
  const covered = new Set([...cases.map(({ call }) => call), ...elsewhere]);
  const withoutCourse =
    /^(users|auth\.me|categories|courses\.(search|listAuthored|create)|instructors|wishlist\.(list|check)|enrollments\.list|orders\.list|lectures\.upload|submissions\.listWaiting)/;
  expect(allCalls.filter((call) => !covered.has(call) && !withoutCourse.test(call))).toEqual([]);
  expect(cells).toBeGreaterThanOrEqual(1_000);
  await annotate(`${cells} cells`);
});
