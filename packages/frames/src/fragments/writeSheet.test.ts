import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { transformSync } from 'esbuild';
import { getResponse } from 'msw';
import { parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderFragment } from './renderFragment.tsx';
import { usedAttributes, usedClasses } from './usedStyles.ts';
import { writeSheet } from './writeSheet.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const styles = '../../../react/src/styles/';
const components = read(`${styles}index.css`).replace(/@import '(.*)';/g, (_, file: string) => read(styles + file));
const own = read('fragments.css');
const sheet = writeSheet(components, own);
const classesIn = (css: string) => new Set(css.match(/(?<=\.)lectern-[\w-]+/g));

/** The HTML of all fragments, in all their states. */
let html = '';
beforeAll(async () => {
  const api = createMockApi();
  const course = seedIds.courses.bicycleRepair;
  const [first, second] = api.state.courses;
  if (first) Object.assign(first, { price: 0, averageRating: 4.9, numberOfReviews: 500 });
  if (second) second.numberOfReviews = 0;
  const call = async (address: string) => {
    const response = await getResponse(api.handlers, new Request(`https://learn.example/api${address}`));
    return { status: response?.status ?? 404, body: (await response?.text()) ?? '' };
  };
  const [lecture] = JSON.parse((await call(`/search/courses/${course}`)).body).course.sections[0].lectures;
  const all: [string, Record<string, string>][] = [
    ['list', { limit: '50' }],
    ['list', { page: '2', limit: '5' }],
    ['list', { q: 'nothing like it' }],
    ['search', {}],
    ['cart-button', {}],
    ['sign-in', {}],
    ['account', {}],
    ['checkout', { ids: course }],
    ['player', { course }],
    ['quiz', { course, lecture: lecture._id }],
  ];
  for (const [kind, params] of all) {
    const rendered = await renderFragment({ kind, params, origin: 'https://learn.example' }, call);
    html += 'html' in rendered ? rendered.html : '';
  }
});

describe('the sheet of the fragments', () => {
  it('has the looks of every class of a fragment', () => {
    const inHtml = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const styled = classesIn(components);
    const missing = [...new Set(inHtml)].filter((name) => styled.has(name) && !usedClasses.has(name));
    expect(missing).toEqual([]);
  });

  it('has nothing that no fragment uses', () => {
    const inHtml = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...classesIn(sheet)].filter((name) => !inHtml.has(name))).toEqual([]);
    expect([...usedClasses].filter((name) => !classesIn(components).has(name))).toEqual([]);
    for (const attribute of usedAttributes) {
      // Set by the loader.
      if (attribute === '[aria-pressed=true]') continue;
      const [, name = '', value] = /\[([\w-]+)(?:=(.*))?\]/.exec(attribute) ?? [];
      expect(html, attribute).toMatch(new RegExp(` ${name}="${value ?? ''}`));
    }
  });

  it('has every attribute by which the used classes differ', () => {
    const inHtml = new Set(
      [...html.matchAll(/ ((?:data|aria)-[\w-]+)="([^"]*)"/g)].map(([, name, value]) => `[${name}=${value}]`),
    );
    const given = new Set<string>();
    parse(components).walkRules(({ selector }) => {
      for (const attribute of selector.match(/\[[^\]]*\]/g) ?? []) given.add(attribute.replace(/["']/g, ''));
    });
    const unused = [...given].filter((attribute) => inHtml.has(attribute) && !usedAttributes.has(attribute));
    // Of widgets that fragments don't have.
    expect(unused.sort()).toEqual(['[aria-current=page]', '[data-state=empty]', '[data-state=ready]']);
  });

  it('takes each token from the page around it, and has those that it reads', () => {
    const tokens = new Map<string, string>();
    parse(sheet).walkDecls(/^--l-/, ({ prop, value }) => void tokens.set(prop, value));
    for (const name of sheet.match(/(?<=var\()--l-[\w-]+/g) ?? []) expect(tokens.has(name), name).toBe(true);
    expect(tokens.get('--l-color-text')).toBe('var(--lectern-color-text,#e8edf1)');
    const read = new Set(sheet.match(/(?<=var\()--l-[\w-]+/g));
    expect([...tokens.keys()].filter((name) => !read.has(name))).toEqual([]);
  });

  it('depends on no size and no element of the page around it', () => {
    expect(sheet).not.toMatch(/\drem\b|\dr?ex\b|:root|@layer|@import|@keyframes|url\(/);
    parse(sheet).walkRules((rule) => {
      if (rule.parent?.type === 'root') expect(rule.selector).toMatch(/^(:host|\.lectern-|\[data-lectern-)/);
    });
  });

  it('is small', () => {
    const { code } = transformSync(sheet, { loader: 'css', minify: true, target: 'es2022' });
    expect(gzipSync(code).length).toBeLessThan(3_700);
  });
});
