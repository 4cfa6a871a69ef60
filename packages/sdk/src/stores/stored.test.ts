import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { cartItem } from '../schemas/cart.ts';
import { lectureProgressInput } from '../schemas/lecture.ts';
import { user } from '../schemas/user.ts';
import { memory } from '../testing/client.ts';
import { readCartItem } from './cartItem.ts';
import { createPreferences } from './preferences.ts';
import { readReport } from './readReport.ts';
import { readUser } from './session/tokenPayload.ts';
import { createStorage } from './storage.ts';
import { parseOrUndefined, type Read } from './stored.ts';
import { createTheme } from './theme.ts';

const runs = { numRuns: process.env.LECTERN_DEEP ? 50_000 : 500 };
const hex = 'aBcdef012345678901234567';
const hostileValues: readonly unknown[] = [
  ...[null, true, false, [], {}, [null], { length: 1 }, { _id: 'a', name: 'b' }, { courses: 1, students: 2 }],
  ...[
    '',
    ' ',
    'dark',
    'admin',
    'Admin',
    hex,
    `${hex}0`,
    `${hex}\n`,
    'g'.repeat(24),
    'a\u0000b',
    'a\ud800b',
    '__proto__',
  ],
  ...['x'.repeat(5_000), 'x'.repeat(5_001), `${' '.repeat(9_000)}x`],
  ...[-1, -0.5, 0, 0.5, 1_000_000, 1_000_000.5, 1_000_001, 1e308],
];
const hostile = fc.oneof(fc.jsonValue(), fc.constantFrom(...hostileValues));

/** The sample with one field at a time replaced by each hostile value, or removed. */
function* oneFieldWrong(sample: object): Generator<object> {
  for (const [name, value] of Object.entries(sample)) {
    const { [name]: _, ...others } = sample as Record<string, unknown>;
    yield others;
    for (const wrong of hostileValues) yield { ...sample, [name]: wrong };
    if (typeof value !== 'object') continue;
    for (const inner of oneFieldWrong(value)) yield { ...sample, [name]: inner };
  }
  for (const wrong of hostileValues) yield { ...sample, other: wrong };
}

/** Values like the sample: fields are missing, hostile or additional. */
function near(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null)
    return fc.oneof({ weight: 6, arbitrary: fc.constant(sample) }, hostile);
  const fields = Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, near(value)]));
  const whole = fc
    .tuple(
      fc.record(fields, { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom('constructor', 'toString', 'x'), hostile),
    )
    .map(([known, others]) => ({ ...sample, ...known, ...others }));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: hostile },
  );
}

const course = {
  _id: hex,
  title: 'Tides',
  description: 'About tides.',
  price: 12.5,
  imageUrl: '/a.webp',
  category: { _id: hex, name: 'Nature', slug: 'nature', courseCount: 3, totalCourses: 4 },
  level: 'Beginner',
  duration: 4.5,
  creatorId: {
    _id: hex,
    firstName: 'Ivo',
    lastName: 'Instructor',
    profilePicture: '/b.webp',
    bio: ' Writes. ',
    headline: 'Author',
    stats: { courses: 2, students: 30 },
  },
  addedAt: '2026-01-01T00:00:00.000Z',
};
const person = {
  userId: hex,
  _id: hex,
  id: hex,
  role: 'learner',
  firstName: 'Lena',
  lastName: 'Learner',
  email: 'lena@example.test',
  profilePicture: '/c.webp',
  bio: 'Hello',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const report = { lectureId: hex, isCompleted: false, lastWatchedPosition: 12 };

const pairs: [name: string, read: Read<unknown>, schema: z.ZodMiniType, sample: object][] = [
  ['a course in the cart', readCartItem, cartItem, course],
  ['a user in a token', readUser, user, person],
  ['a report in the outbox', readReport, lectureProgressInput, report],
];

describe.each(pairs)('%s', (_, read, schema, sample) => {
  const agree = (value: unknown): void => {
    expect(parseOrUndefined(read, value)).toEqual(schema.safeParse(value).data);
  };

  it('is accepted as it is stored', () => expect(parseOrUndefined(read, sample)).toBeDefined());

  it('is read as its schema reads it, with any one field wrong', () => {
    for (const value of oneFieldWrong(sample)) agree(value);
  });

  it('is read as its schema reads it, whatever is stored', () => {
    fc.assert(
      fc.property(near(sample), (value) => agree(JSON.parse(JSON.stringify(value)))),
      runs,
    );
  });

  it.each([
    '{"__proto__":{"isCompleted":true}}',
    `{"__proto__":${JSON.stringify(sample)}}`,
    `${JSON.stringify(sample).slice(0, -1)},"__proto__":{"role":"admin"}}`,
    `${JSON.stringify(sample).slice(0, -1)},"constructor":1,"hasOwnProperty":2}`,
    `[${JSON.stringify(sample)}]`,
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `{"x":"${'x'.repeat(1_000_000)}"}`,
    '{"price":1e999,"lastWatchedPosition":1e999}',
  ])('agrees with its schema on the hostile %.60s', (text) => {
    agree(JSON.parse(text));
    expect({}).not.toHaveProperty('role');
  });
});

describe('settings of this browser', () => {
  const stored = (key: string, text: string) =>
    createStorage({ backend: memory({ [key]: text }), prefix: '', onFailure() {} });

  it.each([
    ['{"mode":"dark"}', 'dark'],
    ['{"mode":"light"}', 'light'],
    ['{"mode":"Dark"}', 'light'],
    ['{"__proto__":{"mode":"dark"}}', 'light'],
    ['{"mode":["dark"]}', 'light'],
    ['["dark"]', 'light'],
    ['"dark"', 'light'],
    ['null', 'light'],
    ['{', 'light'],
    ['', 'light'],
  ])('the theme stored as %s is %s', (text, mode) => {
    expect(createTheme(stored('theme', text)).getState()).toEqual({ mode, isChosen: true });
  });

  const defaults = { playbackRate: 1, captions: null };
  it.each([
    ['{"playbackRate":1.5,"captions":"en"}', { playbackRate: 1.5, captions: 'en' }],
    ['{"playbackRate":1,"evenings":3}', { ...defaults, evenings: 3 }],
    ['{"playbackRate":1,"evenings":5}', defaults],
    ['{"playbackRate":4.1,"captions":"en"}', { playbackRate: 1, captions: 'en' }],
    ['{"playbackRate":"2","captions":""}', defaults],
    ['{"playbackRate":0.25,"captions":null}', { playbackRate: 0.25, captions: null }],
    [`{"playbackRate":2,"captions":"${'x'.repeat(36)}"}`, { playbackRate: 2, captions: null }],
    [`{"playbackRate":1e999,"captions":["en"]}`, defaults],
    ['{"__proto__":{"playbackRate":2,"captions":"en"}}', defaults],
    ['[{"playbackRate":2}]', defaults],
    ['2', defaults],
    ['null', defaults],
    ['{"playbackRate":', defaults],
  ])('the preferences stored as %.60s are %j', (text, preferences) => {
    expect(createPreferences(stored('preferences', text)).getState()).toEqual(preferences);
  });
});
