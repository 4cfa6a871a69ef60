import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, createClient, json } from '../testing/client.ts';

const id = 'a'.repeat(24);
const missing: Answer = () => new Response('<h1>Not Found</h1>', { status: 404 });
const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockClear().mockImplementation(() => {}));
afterEach(() => vi.unstubAllGlobals());

const client = (answer: Answer, baseUrl = 'http://lectern.test') => createClient(answer, { baseUrl }).marketplace;
const hint =
  "Lectern: http://lectern.test answers 404 to every call, so it may not be the API's address. The API's address usually ends in /api: http://lectern.test/api";

describe('a base URL that answers 404 to everything', () => {
  it('is reported as wrong, once', async () => {
    const { courses, categories } = client(missing);
    await courses.search().catch(() => {});
    await categories.list().catch(() => {});
    expect(warn.mock.calls).toEqual([[hint]]);
  });

  it('is reported after two kinds of calls when a single 404 may be correct', async () => {
    const { courses, instructors } = client(missing);
    await courses.get({ id }).catch(() => {});
    await courses.get({ id }).catch(() => {});
    expect(warn).not.toHaveBeenCalled();
    await instructors.get({ id }).catch(() => {});
    expect(warn.mock.calls).toEqual([[hint]]);
  });

  it("isn't asked to end in /api if it does already", async () => {
    await client(missing, 'http://lectern.test/api')
      .courses.search()
      .catch(() => {});
    expect(warn.mock.calls).toEqual([
      [
        "Lectern: http://lectern.test/api answers 404 to every call, so it may not be the API's address. Is this the right server?",
      ],
    ]);
  });

  it('is correct if any other status was received before', async () => {
    const { courses, categories } = client(({ path }) =>
      path.includes('search') ? json({}, 500) : missing(path as never),
    );
    await courses.search().catch(() => {});
    await categories.list().catch(() => {});
    expect(warn).not.toHaveBeenCalled();
  });

  it('is correct if the API itself answers that something is missing', async () => {
    const { courses, instructors } = client(() => json({ code: 'not_found', message: 'Not found.' }, 404));
    await courses.get({ id }).catch(() => {});
    await instructors.get({ id }).catch(() => {});
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a page that the public sees', () => vi.stubGlobal('location', new URL('https://learn.example/courses'))],
    ['a server in production', () => vi.stubGlobal('process', { env: { NODE_ENV: 'production' } })],
  ])('is not mentioned on %s', async (_, arrange) => {
    arrange();
    await client(missing)
      .courses.search()
      .catch(() => {});
    expect(warn).not.toHaveBeenCalled();
  });
});
