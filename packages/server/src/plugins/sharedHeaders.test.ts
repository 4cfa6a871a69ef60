import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRequest, type Endpoint, endpoints } from '@lectern/sdk/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoSignIn } from '../demo/demoSignIn.ts';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createFramesFolder, type FramesFolder } from '../testing/framesFolder.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';

const LOADING = { timeout: 30_000 };
const SHARED = /^public, max-age=\d+, (must-revalidate|stale-while-revalidate=30), s-maxage=60$/;
/** A cache between a server and its visitors has to ask each time. */
const ASKED = /^public, (no-cache|max-age=0(, must-revalidate|, stale-while-revalidate=30)?)$/;
const NEVER = /^(private, )?no-store$/;
const PRIVATE = /^private, max-age=\d+$/;
/** Its content never changes. */
const IMMUTABLE = /^public, max-age=31536000, immutable$/;

let site: SiteFolder;
let frames: FramesFolder;
let server: TestServer;
let token: string;
/** What stands in braces in the table. */
const ids: Record<string, string> = { missing: 'f'.repeat(24) };

beforeAll(async () => {
  site = await createSiteFolder();
  await mkdir(join(site.path, 'assets'));
  await writeFile(join(site.path, 'assets/index-abcd1234.js'), '// site');
  frames = await createFramesFolder();
  server = await createTestServer({
    config: { siteDir: site.path, framesDir: frames.path, securityContact: 'mailto:security@learn.example' },
    cache: createResponseCache(true, { seconds: 60, purge: () => {} }),
    registerSignIn: demoSignIn,
  });
  const make = fixtures(server);
  const person = await make.user({ role: 'admin' });
  token = await server.tokenOf(person);
  ids.course = await make.course({ title: 'Bread' });
  ids.picture = await make.file({ isPublic: true, mime: 'image/png' });
  ids.film = await make.file();
  ids.link = server.services.files.linksFor({ protocol: 'http', host: 'x' }).signed(ids.film).split('?')[1] ?? '';
  for (const path of ['/', `/course/${ids.course}`, '/embed/fragments/search'])
    await vi.waitFor(async () => expect((await open('GET', path)).text).toContain('data-'), LOADING);
});
afterAll(async () => {
  await server.close();
  await site.remove();
  await frames.remove();
});

const open = (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) =>
  server.inject({
    method,
    url: path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name),
    headers: { host: 'learn.example', accept: '*/*', ...headers },
  });

it.each<[what: string, path: string, status: number, control: RegExp]>([
  ['a page', '/', 200, SHARED],
  ['a page with a query', '/courses?q=bread', 200, SHARED],
  ['a page of a course', '/course/{course}', 200, SHARED],
  ['an unknown page', '/nowhere', 404, ASKED],
  ['a page of a missing course', '/course/{missing}', 404, ASKED],
  ['a page without content', '/login', 200, NEVER],
  ['a call', '/api/search/courses', 200, SHARED],
  ['a call that finds nothing', '/api/search/courses/{missing}', 404, NEVER],
  ['a call that needs a person', '/api/auth/me', 401, NEVER],
  ['a call that does not exist', '/api/nothing', 404, NEVER],
  ['a certificate, which can be hidden', '/api/certificate/7K2M-90QX-4TBD', 404, NEVER],
  ['a public file', '/api/files/{picture}', 200, IMMUTABLE],
  ['a file by a signed link', '/api/files/{film}?{link}', 200, PRIVATE],
  ['a file without its link', '/api/files/{film}', 403, NEVER],
  ['a page to sign in', '/api/auth/google', 200, NEVER],
  ['whether the server is ready', '/api/ready', 200, NEVER],
  ['a list for search engines', '/sitemap.xml', 200, SHARED],
  ['robots.txt', '/robots.txt', 200, SHARED],
  ['security.txt', '/.well-known/security.txt', 200, ASKED],
  ['a widget', '/embed/fragments/search', 200, SHARED],
  ['a widget of a missing course', '/embed/fragments/card?course={missing}', 404, NEVER],
  ['a frame', '/embed/frame/app?key=pk_x', 403, NEVER],
  ['a check of a key', '/embed/partner?key=pk_x', 403, NEVER],
  ['a hashed file of the site', '/assets/index-abcd1234.js', 200, IMMUTABLE],
])('%s says what a cache in front may do', async (_, path, status, control) => {
  for (const headers of [{}, { cookie: 'session=of-something-else' }]) {
    const answer = await open('GET', path, headers);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, expect.stringMatching(control)]);
    expect(answer.headers['surrogate-key']).toBe(control === SHARED ? 'catalogue' : undefined);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  if (control !== SHARED) return;
  // The first answer may be sent while it is made.
  const { etag } = (await open('GET', path)).headers;
  expect((await open('GET', path, { 'if-none-match': String(etag) })).status).toBe(304);
});

it('gives a person nothing that a cache may keep, whatever they call', async () => {
  const calls = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
  const bearer = { authorization: `Bearer ${token}` };
  for (const endpoint of calls) {
    // With any id, and as a visitor where the call doesn't read the token.
    if (endpoint.method !== 'GET' || endpoint.anonymous) continue;
    const { url } = buildRequest('/api', endpoint, new Proxy({}, { get: () => ids.course }));
    const answer = await open('GET', url, bearer);
    expect([url, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([
      url,
      expect.stringMatching(NEVER),
      undefined,
    ]);
    if (answer.status === 200) expect(answer.headers.vary).toMatch(/authorization/i);
  }
});

it('answers a frame and a check of a key after an unknown page was asked for', async () => {
  for (const path of ['/nowhere', '/nowhere']) expect((await open('GET', path)).status).toBe(404);
  for (const path of ['/embed/frame/app?key=pk_x', '/embed/partner?key=pk_x'])
    expect([path, (await open('GET', path)).status]).toEqual([path, 403]);
});

it('writes the same page for a person as for a visitor', async () => {
  const visitor = await open('GET', '/course/{course}');
  const person = await open('GET', '/course/{course}', { authorization: `Bearer ${token}`, cookie: `token=${token}` });
  expect(person.text).toBe(visitor.text);
});
