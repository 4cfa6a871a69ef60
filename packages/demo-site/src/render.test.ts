import { createMockApi, type MockApi, seedIds } from '@lectern/sdk/testing';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, render } from './render.tsx';

const origin = 'https://learn.example';
const courseId = seedIds.courses.bicycleRepair;
const missingId = seedIds.courses.missing;
/** Courses like the only result, and as many more as that is one. */
const alike = `/search/courses?category=${seedIds.categories.workshop}&limit=4`;

let api: MockApi;
let asked: string[];
beforeEach(() => {
  api = createMockApi();
  asked = [];
});

const call: Call = async (address) => {
  asked.push(address);
  const response = await getResponse(api.handlers, new Request(`${origin}/api${address}`));
  return { status: response?.status ?? 404, body: (await response?.text()) ?? '' };
};
const open = (url: string, how: Call = call) => render({ url, origin }, how);

describe('a rendered page', () => {
  it.each([
    ['/', 'Learn something you can use', '/', ['/admin/categories', '/search/courses?featured=true&limit=8']],
    ['/courses', 'Explore Our Courses', '/course', ['/admin/categories', '/search/courses?facets=true']],
    [
      '/courses?q=bicycle&minPrice=1',
      'Explore Our Courses',
      '/course',
      ['/admin/categories', alike, '/search/courses?facets=true&minPrice=1&q=bicycle'],
    ],
    [
      '/courses?page=99',
      'Explore Our Courses, page 99',
      undefined,
      ['/admin/categories', '/search/courses?facets=true&page=99'],
    ],
    [
      '/search?q=bicycle',
      'Results for "bicycle"',
      undefined,
      ['/admin/categories', alike, '/search/courses?facets=true&q=bicycle'],
    ],
    ['/about', 'About', '/about', []],
    ['/help?tab=guides', 'Help & Support', '/help', []],
    ['/partners?theme=dark', 'For partners', '/partners', ['/admin/categories', '/search/courses?limit=50']],
    [
      `/partners?widget=quiz&course=${courseId}`,
      'For partners',
      '/partners',
      ['/admin/categories', `/search/courses/${courseId}`, '/search/courses?limit=50'],
    ],
    ['/blog/twenty-minutes', 'Twenty minutes, four times', '/blog/twenty-minutes', []],
  ])('has everything in it: %s', async (url, title, path, calls) => {
    const page = await open(url);
    expect(page.status).toBe(200);
    expect(page.head.title).toBe(title);
    expect(page.head.path).toBe(path);
    expect(page.html).toContain('<h1');
    expect(page.html).not.toContain('lectern-skeleton');
    expect(asked.map((address) => address.replace(/\?.*/, sorted)).sort()).toEqual(calls);
  });

  it('has the course, its reviews and the courses like it', async () => {
    const page = await open(`/course/${courseId}`);
    expect(page).toMatchObject({ status: 200, head: { path: `/course/${courseId}` } });
    expect(page.html).toContain(page.head.title);
    expect(page.html).not.toContain('lectern-skeleton');
    const like = `category=${seedIds.categories.workshop}`;
    expect(asked.map((address) => address.replace(/\?.*/, sorted)).sort()).toEqual([
      `/review/course/${courseId}?page=1&sort=recent`,
      `/search/courses/${courseId}`,
      // Of its level alone; the second page fills the gap that the course itself leaves on the first.
      `/search/courses?${like}&level=Advanced&limit=3`,
      `/search/courses?${like}&level=Advanced&limit=3&page=2`,
      `/search/works?courseId=${courseId}&limit=6`,
    ]);
  });

  it('has an article with its text, which the list of articles leaves out', async () => {
    const sentence = 'He had a chair in the kitchen, and a timer shaped like a lemon.';
    const article = await open('/blog/twenty-minutes');
    expect(article.html).toContain(sentence);
    expect(article.html).toMatch(/<time dateTime="2026-05-07">[^<]+<\/time> · 4 min read/);
    expect(article.html).toContain('"author":{"@type":"Person","name":"Tomáš Novák"}');
    const list = await open('/blog');
    expect(list.html).toContain('href="/blog/twenty-minutes"');
    expect(list.html).not.toContain(sentence);
  });

  it('is described by its category and its page', async () => {
    const [category] = api.state.categories;
    const withPages: Call = async (address) => {
      const answer = await call(address);
      return { ...answer, body: answer.body.replace('"totalPages":1', '"totalPages":3') };
    };
    const page = await open(`/courses?category=${category?._id}&page=2`, withPages);
    expect(page.head.title).toBe(`${category?.name} courses, page 2`);
    expect(page.head.path).toBe(`/course?category=${category?.slug ?? category?._id}&page=2`);
  });

  it.each([
    ['an unknown path', '/*', 'Page Not Found'],
    ['a guarded page, which a server never renders', '/cart', 'Page Not Found'],
    ['a missing course', `/course/${missingId}`, 'Course not found or not available.'],
    ['an invalid id', '/courses/abc', 'Course not found or not available.'],
    ['a missing instructor', `/instructors/${missingId}`, "We couldn't find that instructor."],
  ])('is a 404 that search engines skip: %s', async (_, url, title) => {
    const page = await open(url);
    expect(page).toMatchObject({ status: 404, head: { title } });
    expect(page.head.path).toBeUndefined();
    expect(page.html).toContain('<h1');
    expect(page.html).not.toContain(url);
  });

  it('knows nobody and no theme', async () => {
    const { html } = await open('/');
    expect(html).toContain('class="lectern-root site"');
    expect(html).not.toContain('data-lectern-theme');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b'])(
    'holds the title %j as text',
    async (title) => {
      const course = api.state.courses.find(({ _id }) => _id === courseId);
      if (course) course.title = title;
      const { html, state, head } = await open(`/course/${courseId}`);
      expect(head.title).toBe(title);
      expect(state).not.toMatch(/[<\u2028]/);
      const scripts = html.split('<script').slice(1);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toMatch(/^ type="application\/ld\+json">[^<]*<\/script>/);
      expect(html).not.toMatch(/<!--(?!\/?\$|\s|-->)/);
    },
  );

  it('sends nothing else of the answers than the page asked for', async () => {
    const { state } = await open('/about');
    expect(JSON.parse(state)).toEqual({ answers: [], refusals: [] });
  });
});

describe('rendering', () => {
  it.each<[string, Call]>([
    ['the API fails', async () => ({ status: 500, body: '{}' })],
    ['an answer has an unknown shape', async () => ({ status: 200, body: '{"courses":7}' })],
    ['a call can not be made', () => Promise.reject(new Error('The server stops'))],
  ])('rejects where %s', async (_, how) => {
    await expect(open('/courses', how)).rejects.toThrow();
  });

  it('keeps the calls of pages apart that are rendered at the same time', async () => {
    const titled =
      (title: string): Call =>
      async (address) => {
        const { status, body } = await call(address);
        return { status, body: body.replaceAll(/"title":"[^"]*"/g, `"title":"${title}"`) };
      };
    const pages = await Promise.all(['One', 'Two'].map((title) => open(`/course/${courseId}`, titled(title))));
    expect(pages.map(({ head }) => head.title)).toEqual(['One', 'Two']);
  });
});

const sorted = (query: string) =>
  `?${[...new URLSearchParams(query)]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')}`;
