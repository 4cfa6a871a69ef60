import { endpoints } from '@lectern/sdk/api';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qrCodeOf } from '../qrCode.ts';
import { createResponseCache } from '../responseCache.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { fixtures } from '../testing/fixtures.ts';
import { createSiteFolder, type SiteFolder } from '../testing/siteFolder.ts';

const ORIGIN = 'https://learn.example';
const TITLE = 'Salt & <b>"light"</b>\u0001 ]]> </script>';
let site: SiteFolder;
let server: TestServer;
let teacher: string;
let course: string;
let draft: string;
beforeAll(async () => {
  site = await createSiteFolder();
  server = await createTestServer({
    config: { siteDir: site.path, publicUrl: ORIGIN },
    cache: createResponseCache(true, { seconds: 60, purge: () => {} }),
  });
  const create = fixtures(server);
  teacher = await create.user({ role: 'instructor', firstName: 'Asha', lastName: 'Menon' });
  course = await create.course({
    creatorId: teacher,
    categoryId: await create.category('Arts & Crafts'),
    title: TITLE,
    description: 'Long <i>words</i> & short ones \u0002.',
    pricePaise: 49_900,
  });
  draft = await create.course({ status: 'draft' });
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept: '*/*', ...headers } });
const ask = (url: string, more = '') => open(`/oembed?url=${encodeURIComponent(url)}${more}`);
const page = (id: string) => `${ORIGIN}/course/${id}`;
const shared = { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60', 'surrogate-key': 'catalogue' };

describe('a pasted address of a course', () => {
  it('is found by the link in its page, and becomes a link with a frame', async () => {
    const { text } = await open(`/course/${course}`, { accept: 'text/html' });
    const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? [];
    expect(href).toMatch(/^https:\/\/learn\.example\/oembed\?url=/);
    const { status, body, headers } = await open(href.replace(ORIGIN, ''));
    expect(status).toBe(200);
    expect(body).toEqual({
      version: '1.0',
      type: 'rich',
      title: TITLE,
      author_name: 'Asha Menon',
      provider_name: 'Lectern',
      provider_url: ORIGIN,
      cache_age: 86_400,
      width: 600,
      height: 180,
      html: expect.any(String),
    });
    // What WordPress keeps of it: a quotation with links, and a frame.
    expect((body as { html: string }).html).toMatch(
      new RegExp(
        `^<blockquote><a href="${page(course)}">[^<>]+</a></blockquote><iframe src="${ORIGIN}/embed/card/${course}" width="600" height="180" [^<>]+></iframe>$`,
      ),
    );
    expect(headers).toMatchObject({ ...shared, 'access-control-allow-origin': '*' });
  });

  it('is no link to a card in other pages, and none where the course is not published', async () => {
    for (const path of ['/about', `/course/${draft}`])
      expect((await open(path, { accept: 'text/html' })).text).not.toContain('oembed');
  });

  it.each([
    ['&maxwidth=2000&maxheight=2000', 600, 180],
    ['&maxwidth=419', 419, 340],
    ['&maxwidth=300&maxheight=200', 300, 200],
    ['&maxheight=90', 600, 90],
  ])('keeps within the bounds that are given: %s', async (bounds, width, height) => {
    expect((await ask(page(course), bounds)).body).toMatchObject({ width, height });
  });

  it('is taken in every spelling that leads to the course', async () => {
    for (const address of [`${page(course)}/?code=SPRING#reviews`, `${ORIGIN}:443/courses/${course.toUpperCase()}`])
      expect((await ask(address)).body).toMatchObject({ title: TITLE });
  });

  it('counts for the partner whose link was pasted', async () => {
    const whence = `?partner=pk_${'a'.repeat(24)}&utm_source=forum`;
    const { html } = (await ask(`${page(course)}${whence}&code=SPRING&token=secret`)).body as { html: string };
    const written = whence.replace('&', '&#38;');
    expect(html).toContain(`<a href="${page(course)}${written}">`);
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(html) ?? [];
    expect(src).toBe(`${ORIGIN}/embed/card/${course}${written}`);
    const card = await open(src.replace(ORIGIN, '').replace('&#38;', '&'));
    expect(card.text).toContain(`<a href="${page(course)}${written}" target="_top">`);
    expect(await open(`/embed/card/${course}${whence}&x=1`)).toMatchObject({
      status: 301,
      headers: { location: `/embed/card/${course}${whence}` },
    });
  });

  it.each([
    ['another site', () => `https://evil.example/course/${course}`],
    ['a look-alike', () => `${ORIGIN}.evil.example/course/${course}`],
    ['a name before the host', () => `https://learn.example@evil.example/course/${course}`],
    ['another protocol', () => `http://learn.example/course/${course}`],
    ['a page below a course', () => `${page(course)}/learning`],
    ['a draft', () => page(draft)],
    ['no course', () => page('0'.repeat(24))],
    ['no address', () => 'course'],
  ])('is none of %s', async (_, address) => {
    expect(await ask(address())).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  });

  it('is refused where the question is wrong: a format that is not offered, and no number', async () => {
    expect((await ask(page(course), '&format=xml')).status).toBe(501);
    expect((await ask(page(course), '&maxwidth=0')).status).toBe(400);
    expect((await ask(page(course), '&maxwidth=1e3')).status).toBe(400);
    expect((await open('/oembed')).status).toBe(404);
    expect((await open('/oembed?url=a&url=b')).status).toBe(404);
  });

  it('is drawn in a document that every page may frame, whose only act is a link', async () => {
    const { status, text, headers } = await open(`/embed/card/${course}`);
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/);
    expect(headers).toMatchObject({ ...shared, 'x-robots-tag': 'noindex' });
    expect(text).toContain(`<a href="${page(course)}" target="_top">`);
    expect(text).toContain('₹499.00');
    expect(text.split('<script').length).toBe(2);
    expect(text).not.toContain('<b>&');
    expect((await open(`/embed/card/${draft}`)).status).toBe(404);
    expect((await open('/embed/card/x')).status).toBe(404);
    expect(await open(`/embed/card/${course}?x`)).toMatchObject({
      status: 301,
      headers: { location: `/embed/card/${course}` },
    });
  });

  it('shows the new title once it has changed', async () => {
    const change = { courseId: course, title: 'Salt and light, again' };
    expect((await server.call(endpoints.courses.update, change, await server.tokenOf(teacher))).status).toBe(200);
    expect((await ask(page(course))).body).toMatchObject({ title: change.title });
    const back = { courseId: course, title: TITLE };
    await server.call(endpoints.courses.update, back, await server.tokenOf(teacher));
  });
});

describe('the feed of new courses', () => {
  /** Strict: throws at what is not well-formed. Elements as paths from the root, with their text. */
  function parse(xml: string): [path: string, text: string, attributes: Record<string, string>][] {
    const found: [string, string, Record<string, string>][] = [];
    const open: [string, string, Record<string, string>][] = [];
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      const above = open.at(-1)?.[0];
      const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
      const element: [string, string, Record<string, string>] = [
        above ? `${above}/${name}` : name,
        '',
        Object.fromEntries(values),
      ];
      open.push(element);
      found.push(element);
    });
    parser.on('text', (text) => {
      const element = open.at(-1);
      if (element) element[1] += text;
    });
    parser.on('closetag', () => open.pop());
    parser.write(xml).close();
    return found;
  }

  it('is RSS 2.0 with the newest first, whatever stands in a title', async () => {
    const newer = await fixtures(server).course({ createdAt: new Date('2027-03-04T05:06:07Z') });
    const { text, headers } = await open('/courses.rss');
    expect(headers).toMatchObject({ ...shared, 'content-type': 'application/rss+xml; charset=utf-8' });
    const elements = parse(text);
    expect(elements[0]).toMatchObject(['rss', '', { version: '2.0' }]);
    const of = (path: string) => elements.filter(([at]) => at === `rss/channel/${path}`).map(([, content]) => content);
    for (const required of ['title', 'link', 'description']) expect(of(required)).toHaveLength(1);
    expect(of('item/link')).toEqual([page(newer), page(course)]);
    expect(of('item/guid')).toEqual(of('item/link'));
    expect(of('item/pubDate')[0]).toBe('Thu, 04 Mar 2027 05:06:07 GMT');
    expect(of('item/title')[1]).toBe(TITLE.replace('\u0001', ''));
    expect(of('item/category')).toEqual(['Arts & Crafts']);
    // HTML in which nothing is a tag.
    expect(of('item/description')[1]).toBe('Long &#60;i&#62;words&#60;/i&#62; &#38; short ones .');
    expect(elements.find(([at]) => at === 'rss/channel/atom:link')?.[2]).toMatchObject({
      href: `${ORIGIN}/courses.rss`,
      rel: 'self',
    });
    const again = await open('/courses.rss', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect((await open('/courses.rss?x')).status).toBe(301);
  });
});

describe('the QR code of a link', () => {
  const draw = (url: string) => open(`/qr.svg?url=${encodeURIComponent(url)}`);

  it('is a picture for every page, of addresses of the marketplace only', async () => {
    const { status, text, headers } = await draw(`${page(course)}?partner=pk_${'a'.repeat(24)}&utm_source=print`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400, immutable',
    });
    expect(text).toContain(`d="${qrCodeOf(`${page(course)}?partner=pk_${'a'.repeat(24)}&utm_source=print`).path}"`);
    for (const url of ['https://evil.example/', `${ORIGIN}@evil.example/`, 'javascript:alert(1)', '', '/course'])
      expect((await draw(url)).status, url).toBe(404);
    expect((await draw(`${page(course)}?${'x'.repeat(900)}`)).status).toBe(404);
    expect((await open('/qr.svg')).status).toBe(404);
  });
});
