import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarketplace } from '../createMarketplace.ts';
import { ContractError } from '../errors.ts';
import { createClient, json, memory } from '../testing/client.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockClear().mockImplementation(() => {}));
afterEach(() => vi.unstubAllGlobals());

const page = { courses: [], currentPage: 1, totalPages: 1, totalResults: 0 };
const typed = (text: string, type: string) => () => new Response(text, { headers: { 'content-type': type } });
const html = typed('<!doctype html><title>Shop</title>', 'text/html; charset=utf-8');
const caught = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('an answer that is none of the API', () => {
  it.each([
    [
      'HTML',
      html,
      'http://lectern.test',
      'GET http://lectern.test/search/courses was answered 200 (text/html; charset=utf-8): this is not JSON.',
      "The API's address usually ends in /api: http://lectern.test/api",
    ],
    [
      'HTML below /api',
      html,
      'http://lectern.test/api',
      'GET http://lectern.test/api/search/courses was answered 200 (text/html; charset=utf-8): this is not JSON.',
      'Is this the right server?',
    ],
    [
      'JSON that was cut off',
      typed('{"courses":[', 'application/json'),
      'http://lectern.test/api',
      'GET http://lectern.test/api/search/courses was answered 200 (application/json): it is cut off or broken.',
      'Do client and server have the same version? Does a proxy change answers?',
    ],
    [
      'another shape',
      () => json({ ...page, courses: [{ _id: 7, title: 'x' }] }),
      'http://lectern.test/api',
      'GET http://lectern.test/api/search/courses was answered 200 (application/json): courses.0._id is wrong (invalid_type).',
      'Do client and server have the same version? Does a proxy change answers?',
    ],
    [
      'a redirect',
      () => new Response(null, { status: 301, headers: { location: 'https://www.lectern.test/api/search/courses' } }),
      'http://lectern.test/api',
      'GET http://lectern.test/api/search/courses was answered 301 (no content type): calls do not follow redirects, here to https://www.lectern.test/api/search/courses.',
      'Set baseUrl to the final address.',
    ],
  ])('is explained to developers: %s', async (_, answer, baseUrl, cause, next) => {
    const { courses } = createClient(answer, { baseUrl }).marketplace;
    for (const call of [courses.search(), courses.search()]) {
      const error = await caught(call);
      expect(error).toBeInstanceOf(ContractError);
      expect(error).toMatchObject({ message: 'An unexpected error occurred.', cause: { message: cause } });
    }
    expect(warn.mock.calls).toEqual([[`Lectern: ${cause} ${next}`]]);
  });

  it('is not mentioned on a page that the public sees', async () => {
    vi.stubGlobal('location', new URL('https://learn.example/courses'));
    const error = await caught(createClient(html).marketplace.courses.search());
    expect(error).toMatchObject({ cause: { message: expect.stringContaining('text/html') } });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not read if it is very large', async () => {
    const { courses } = createClient(
      typed(JSON.stringify(page) + ' '.repeat(32_000_000), 'application/json'),
    ).marketplace;
    const error = await caught(courses.search());
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ cause: { message: expect.stringMatching(/more than 32 million characters\.$/) } });
  });
});

it('a redirect is not followed, so that none goes round in circles', async () => {
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    response.writeHead(302, { location: request.url }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as { port: number };
    const { courses } = createMarketplace({ baseUrl: `http://127.0.0.1:${port}/api`, storage: memory() });
    expect(await caught(courses.search())).toBeInstanceOf(ContractError);
    expect(requests).toBe(1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
