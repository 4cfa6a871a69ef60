import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { deepIt } from '../testing/deepIt.ts';
import { createSiteFolder, type SiteFolder, workingRenderer } from '../testing/siteFolder.ts';
import { createRenderer } from './createRenderer.ts';
import type { CallAnswer, Renderer } from './renderer.ts';

let site: SiteFolder;
let renderer: Renderer<'page'>;
let lines: string[];
beforeAll(async () => {
  site = await createSiteFolder();
});
afterEach(() => renderer.close());
afterAll(() => site.remove());

const course = `/course/${'a'.repeat(24)}`;
const answer: CallAnswer = { status: 200, body: '{"course":{"title":"Lamps"}}' };

const options = (call: () => Promise<CallAnswer>, pageLimitMs?: number) => ({
  bundle: join(site.path, '.server/render.js'),
  call,
  log: (error: Error, message: string) => lines.push(`${message}: ${error.message}`),
  threads: 1,
  ...(pageLimitMs ? { pageLimitMs } : {}),
});
async function begin(source: string, call: () => Promise<CallAnswer>, pageLimitMs = 25_000) {
  lines = [];
  await site.build(source);
  renderer = createRenderer({ kind: 'page', ...options(call, pageLimitMs) });
}
const render = (url: string) => renderer.render({ url, origin: 'http://learn.example' });
const rendersOf = (html: string | undefined) => /data-render="(\d+)"/.exec(html ?? '')?.[1];

it('gives up a page whose data is slow, and keeps the thread', async () => {
  let isSlow = true;
  await begin(workingRenderer, () => (isSlow ? new Promise(() => {}) : Promise.resolve(answer)), 1_500);
  await expect.poll(async () => rendersOf((await render('/about'))?.html), { timeout: 20_000 }).toBeDefined();
  lines = [];
  expect(await render(course)).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('No page after 1500 ms: it waits for data.')]);
  isSlow = false;
  const page = await render(course);
  expect(page?.head.title).toBe('Lamps');
  expect(Number(rendersOf(page?.html))).toBeGreaterThan(2);
});

it('renders pages side by side while they wait for data', async () => {
  const waiting: (() => void)[] = [];
  await begin(workingRenderer, () => new Promise((resolve) => waiting.push(() => resolve(answer))));
  const pages = Promise.all([render(course), render(course), render(course)]);
  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(3);
  for (const go of waiting) go();
  expect((await pages).map((page) => page?.head.title)).toEqual(['Lamps', 'Lamps', 'Lamps']);
});

it('renders at most 32 pages at the same time', async () => {
  const waiting: (() => void)[] = [];
  await begin(workingRenderer, () => new Promise((resolve) => waiting.push(() => resolve(answer))));
  const pages = Array.from({ length: 40 }, () => render(course));
  expect(await Promise.all(pages.slice(32))).toEqual(Array.from({ length: 8 }, () => undefined));
  expect(lines).toEqual([expect.stringContaining('is busy')]);
  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(32);
  for (const go of waiting) go();
  expect((await Promise.all(pages.slice(0, 32))).every((page) => page?.status === 200)).toBe(true);
});

it('waits with a widget, and not with a page, while the bundle loads', async () => {
  const slow = `await new Promise((resolve) => setTimeout(resolve, 1_000));
    export const render = () => { throw new Error('not asked for'); };
    export const renderFragment = async ({ kind }) => ({ html: kind });`;
  await begin(slow, async () => answer, 100);
  const widgets = createRenderer({ kind: 'fragment', ...options(async () => answer, 100) });
  const widget = widgets.render({ kind: 'cards', params: {}, origin: 'http://learn.example' });
  expect(await render('/about')).toBeUndefined();
  expect(await widget).toEqual({ html: 'cards' });
  await widgets.close();
});

deepIt('waits longer for a widget than for a page', async () => {
  const slow = `const slowly = (result) => new Promise((resolve) => setTimeout(resolve, 1_800, result));
    export const render = () => slowly({ status: 200, head: { title: '', description: '' }, html: '', state: '{}' });
    export const renderFragment = ({ kind }) => slowly({ html: kind });`;
  lines = [];
  await site.build(slow);
  renderer = createRenderer({ kind: 'page', ...options(async () => answer) });
  const widgets = createRenderer({ kind: 'fragment', ...options(async () => answer) });
  const request = { kind: 'cards', params: {}, origin: 'http://learn.example' } as const;
  expect(await widgets.render(request)).toEqual({ html: 'cards' });
  // Loaded by now, and as slow as before.
  expect(await Promise.all([widgets.render(request), render('/about')])).toEqual([{ html: 'cards' }, undefined]);
  await widgets.close();
});

it('gives the thread neither the environment nor the arguments of this process', async () => {
  process.env.LECTERN_TEST_SECRET = 'a secret';
  const source = `export const render = () => ({ status: 200, head: { title: JSON.stringify(process.env), description: '' },
    html: process.argv.slice(2).join(), state: '{}' });`;
  await begin(source, async () => answer);
  const page = await render('/');
  expect(page?.head.title).toBe('{"NODE_ENV":"production"}');
  expect(page?.html).toBe('');
  delete process.env.LECTERN_TEST_SECRET;
});

it('ends with its pages under way', async () => {
  await begin(workingRenderer, () => new Promise(() => {}));
  const page = render(course);
  await renderer.close();
  expect(await page).toBeUndefined();
  expect(await render('/about')).toBeUndefined();
  expect(lines).toEqual([]);
});
