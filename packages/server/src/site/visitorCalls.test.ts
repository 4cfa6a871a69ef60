import { type Endpoint, endpoints } from '@lectern/sdk/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anyone } from '../policy.ts';
import { createResponseCache } from '../responseCache.ts';
import { route } from '../route.ts';
import { ANSWER_KEY_CANARY } from '../testing/answerKeyCanary.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';
import { createVisitorCalls } from './visitorCalls.ts';

/** Makes the call that the query names, and shows its answer. */
const callingRenderer = `
const escaped = (text) => text.replace(/[<&]/g, (one) => (one === '<' ? '&lt;' : '&amp;'));
export async function render({ url }, call) {
  const answer = await call(new URLSearchParams(url.split('?')[1]).get('q'));
  return { status: 200, head: { title: 'Call', description: '' }, html: escaped(JSON.stringify(answer)), state: '{}' };
}`;

const headers = { host: 'learn.example', accept: 'text/html' };
let site: SiteFolder;
let server: TestServer;
beforeAll(async () => {
  site = await createSiteFolder(callingRenderer);
  server = await createTestServer({ config: { siteDir: site.path } });
  // Until the renderer has loaded, pages are sent without their content.
  const open = async () => (await server.inject({ url: '/courses?q=/admin/categories', headers })).text;
  await vi.waitFor(async () => expect(await open()).toContain('id="state"'), { timeout: 30_000 });
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

/** What the renderer gets for an address. */
async function callOf(address: string): Promise<{ status: number; body: unknown }> {
  const { text } = await server.inject({ url: `/courses?q=${encodeURIComponent(address)}`, headers });
  const shown = /<div id="root">(.+)<\/div>/.exec(text)?.[1] ?? '';
  const answer = JSON.parse(shown.replaceAll('&lt;', '<').replaceAll('&amp;', '&')) as { status: number; body: string };
  return { status: answer.status, body: JSON.parse(answer.body) };
}

/** What a visitor gets for it over HTTP. */
async function httpOf(address: string) {
  const { status, body } = await server.inject({ url: `/api${address}`, headers: { host: 'learn.example' } });
  return { status, body };
}

it('answers what a visitor may read as over HTTP', async () => {
  const make = fixtures(server);
  const teacher = await make.user({ role: 'instructor', firstName: 'Asha' });
  const imageFileId = await make.file({ isPublic: true, mime: 'image/png' });
  const id = await make.course({ creatorId: teacher, title: 'Lamps & "light"', imageFileId });
  const addresses = [
    '/search/courses',
    '/search/works?limit=2',
    '/search/courses?limit=1&q=lamps&category=',
    `/search/courses/${id}`,
    `/search/instructors/${teacher}`,
    '/admin/categories',
    `/review/course/${id}?page=1`,
  ];
  for (const address of addresses) {
    const answer = await callOf(address);
    expect(answer.status, address).toBe(200);
    expect(answer, address).toEqual(await httpOf(address));
  }
  expect(JSON.stringify(await callOf(`/search/courses/${id}`))).toContain(
    `http://learn.example/api/files/${imageFileId}`,
  );
});

it('refuses what a visitor may not read as over HTTP', async () => {
  const make = fixtures(server);
  const teacher = await make.user({ role: 'instructor' });
  const draft = await make.course({ creatorId: teacher, status: 'draft', title: 'Secret' });
  for (const address of [
    `/search/courses/${draft}`,
    `/review/course/${draft}`,
    '/search/courses/abc',
    '/search/courses?limit=1000',
    '/search/courses?limit=1&limit=2',
    '/search/courses/%zz',
    `/search/instructors/${'e'.repeat(24)}`,
  ]) {
    const [answer, http] = [await callOf(address), await httpOf(address)];
    expect(answer.status, address).toBe(http.status);
    expect(answer.status, address).toBeGreaterThanOrEqual(400);
    expect(answer.body, address).toEqual({ ...(http.body as object), requestId: '' });
    expect(JSON.stringify(answer)).not.toContain('Secret');
  }
});

it('reaches no other call, and nothing that is bought', async () => {
  const { courseId: course, quiz } = await fixtures(server).fullCourse();
  const others = Object.values(endpoints)
    .flatMap((group): Endpoint[] => Object.values(group))
    .flatMap(({ path }) => [course, quiz].map((id) => path.replace(/\{\w+\}/g, id)));
  const isPublic =
    /^\/(search\/courses|search\/instructors\/\w+|admin\/categories$|review\/course\/|search\/works$|payment\/options$|auth\/password-reset$|certificate\/)/;
  const addresses = [
    ...new Set(others),
    '/health',
    '/openapi.json',
    `/files/${course}`,
    '',
    '/',
    '//search/courses',
    '/search/../auth/me',
  ];
  for (const address of addresses) {
    const answer = await callOf(address);
    for (const secret of [ANSWER_KEY_CANARY, 'bought brief', 'draft content']) {
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    if (!isPublic.test(address)) expect(answer, address).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

it('answers once what many pages need, until the catalogue changes', async () => {
  let names = ['Music'];
  const list = vi.fn(async () => ({
    categories: names.map((name) => ({ _id: 'c'.repeat(24), name, slug: name.toLowerCase(), courseCount: 0 })),
  }));
  const cache = createResponseCache(true);
  const call = createVisitorCalls([route(endpoints.categories.list, anyone, list)], server.app.log, cache);
  const read = async (origin = 'https://learn.example') => {
    const { status, body } = await call('/admin/categories', origin);
    return [status, JSON.parse(body).categories[0].name];
  };
  expect(await read()).toEqual([200, 'Music']);
  expect(await read()).toEqual([200, 'Music']);
  expect(list).toHaveBeenCalledTimes(1);
  // URLs of pictures begin with the origin.
  await read('https://other.example');
  expect(list).toHaveBeenCalledTimes(2);
  names = ['Dance'];
  cache.clear();
  expect(await read()).toEqual([200, 'Dance']);
});
