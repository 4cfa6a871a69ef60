import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { createMarketplace } from '../createMarketplace.ts';
import { createRules } from '../createRules.ts';
import { endpoints } from '../endpoints/index.ts';
import { ApiError } from '../errors.ts';
import { type Endpoint, pathNames } from '../http/endpoint.ts';
import { createMessages } from '../messages/createMessages.ts';
import { words } from '../messages/words/index.ts';
import { createClient, json, lena, memory, tokenOf } from '../testing/client.ts';
import { ruleCases } from './rules.ts';
import { callDefaults, screenTexts } from './texts.ts';

const t = createMessages('en-IN');
const rules = createRules(t);
const id = 'a'.repeat(24);
const file = (type: string) => new File(['x'], 'file', { type });

/** Valid input for each call, to test its failure. */
const inputs: Readonly<Record<string, object>> = {
  'auth.signUp': { email: 'a@b', password: 'abcdef', firstName: 'L', lastName: 'L' },
  'auth.signIn': { email: 'a@b', password: 'x' },
  'users.updateProfile': { firstName: 'L', lastName: 'L' },
  'users.changePassword': { currentPassword: 'x', newPassword: 'abcdef' },
  'enrollments.recordProgress': { lectureId: id, isCompleted: false, lastWatchedPosition: 0 },
  'quizzes.submit': { id, answers: [] },
  'quizzes.create': { lectureId: id, title: 'abc' },
  'questions.create': { quizId: id, text: 'Is it so?', type: 'true-false', correctAnswer: 'true' },
  'assignments.submit': { id, submissionText: 'x' },
  'reviews.add': { courseId: id, comment: 'x' },
  'payments.process': { courseId: id, amount: 1, currency: 'INR', paymentMethodNonce: 'n' },
  'courses.create': { title: 'abcde', description: 'x'.repeat(20), category: id },
  'courses.update': { courseId: id },
  'sections.create': { courseId: id, title: 'abc' },
  'lectures.create': { courseId: id, sectionId: id, title: 'abc', type: 'quiz' },
  'lectures.uploadVideo': { videoFile: file('video/mp4') },
};
const call = (marketplace: ReturnType<typeof createMarketplace>, name: string): Promise<unknown> => {
  const [group = '', verb = ''] = name.split('.');
  const row = (endpoints as unknown as Record<string, Record<string, Endpoint>>)[group]?.[verb] as Endpoint;
  const byPath = Object.fromEntries(pathNames(row.path).map((one) => [one, id]));
  const input =
    inputs[name] ?? (name.startsWith('wishlist.') || name === 'enrollments.enroll' ? { courseId: id } : byPath);
  const calls = marketplace as unknown as Record<string, Record<string, (input?: object) => Promise<unknown>>>;
  return calls[group]?.[verb]?.(name === 'wishlist.list' ? {} : input) as Promise<unknown>;
};

describe('§5, validation rules', () => {
  it.each(ruleCases.map((one) => [one.line, one.text, one] as const))('%s: %s', (_, __, one) => {
    const form = rules[one.form];
    for (const values of one.breaks) {
      const checked = form.safeParse(values);
      expect(checked.success ? values : checked.errors).toEqual(
        expect.arrayContaining([{ field: one.field, message: one.text }]),
      );
    }
    for (const values of one.holds) {
      const checked = form.safeParse(values);
      expect(checked.success ? [] : checked.errors.filter(({ field }) => field === one.field)).toEqual([]);
    }
  });

  it('reports every broken rule at its field', () => {
    const checked = rules.courseDraft.safeParse({ title: 'abcd', description: '', price: '-1', category: '' });
    expect(checked.success ? [] : checked.errors.map(({ field }) => field)).toEqual([
      'title',
      'description',
      'price',
      'category',
    ]);
  });

  it('never throws, whatever the input', () => {
    for (const form of Object.values(rules)) {
      for (const values of [undefined, null, 0, '', [], { title: {}, options: [null] }, Number.NaN]) {
        expect(() => form.safeParse(values)).not.toThrow();
      }
    }
  });
});

describe('§8, default message of each call', () => {
  it.each(Object.entries(callDefaults))('%s: %s', async (name, text) => {
    const { marketplace } = createClient(() => json({}, 400), { storage: memory({ token: tokenOf(lena) }) });
    const error = await call(marketplace, name).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe(text);
  });

  it.each(Object.keys(callDefaults))("%s: the server's message comes first", async (name) => {
    const { marketplace } = createClient(() => json({ message: 'A message of the server.' }, 400));
    await expect(call(marketplace, name)).rejects.toThrow('A message of the server.');
  });

  // A GET is retried after a pause; http/send.test.ts covers those.
  const written = Object.keys(callDefaults).filter((name) => endpointOf(name).method !== 'GET');
  it.each(written)('%s: no answer', async (name) => {
    const { marketplace } = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(marketplace, name)).rejects.toThrow(
      name.startsWith('auth.')
        ? 'No response from server. Please check your network.'
        : 'No response from server. Please check your network connection.',
    );
  });

  it.each([
    ['auth.signIn', 'An unexpected error occurred during login.'],
    ['auth.signUp', 'An unexpected error occurred during signup.'],
    ['wishlist.add', 'An unexpected error occurred.'],
  ])('%s: an invalid answer: %s', async (name, text) => {
    const { marketplace } = createClient(() => json('<html>'));
    await expect(call(marketplace, name)).rejects.toThrow(text);
  });
});

describe('§2, §6 and §8, screen texts', () => {
  it.each(screenTexts)('%s: %s', (_, text, key) => {
    expect(t.with(words)(key)).toBe(text);
  });

  it('asks before it deletes', () => {
    expect(t.with(words)('delete.confirm', { title: 'Tides', contents: words['delete.courseContents'] })).toBe(
      'Are you sure you want to delete "Tides"? This will also delete all associated content (sections, lectures and quizzes). This action cannot be undone.',
    );
  });
});

function endpointOf(name: string): Endpoint {
  const [group = '', verb = ''] = name.split('.');
  return (endpoints as unknown as Record<string, Record<string, Endpoint>>)[group]?.[verb] as Endpoint;
}

it('has its texts in docs/product.md', async () => {
  const product = await readFile(new URL('../../../../docs/product.md', import.meta.url), 'utf8');
  const texts = [...Object.values(callDefaults), ...screenTexts.map(([, text]) => text)];
  expect(texts.filter((text) => !product.includes(text))).toEqual([]);
});

it('is listed line by line in docs/tested-lines.md', async () => {
  const lines = [
    '# Tested lines',
    '',
    'The rules and texts of [product.md](product.md) that are tested one by one. Generated by `packages/sdk/src/specification/specification.test.ts`, which runs all of them.',
    '',
    '| section | rule, call or key | text | test |',
    '|---|---|---|---|',
    ...ruleCases.map(({ line, text }) => `| §5 | ${line} | ${text} | §5, validation rules |`),
    ...Object.entries(callDefaults).map(
      ([name, text]) => `| §8 | default of \`${name}\` | ${text} | §8, default message of each call |`,
    ),
    ...screenTexts.map(([section, text, key]) => `| ${section} | \`${key}\` | ${text} | §2, §6 and §8, screen texts |`),
    '',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../../docs/tested-lines.md');
});
