import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { transformSync } from 'esbuild';
import { getResponse } from 'msw';
import { parse } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderFragment } from './renderFragment.tsx';
import { certificateStyles, fragmentStyles, lessonStyles, type UsedStyles } from './usedStyles.ts';
import { writeSheet } from './writeSheet.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const styles = '../../../react/src/styles/';
const components = read(`${styles}index.css`).replace(/@import '(.*)';/g, (_, file: string) => read(styles + file));
const classesIn = (css: string) => new Set(css.match(/(?<=\.)lectern-[\w-]+/g));

const course = seedIds.courses.bicycleRepair;
const { weatherMaps } = seedIds.courses;
const { video, text, quiz } = seedIds.lectures;
type Shown = [kind: string, params: Record<string, string>];
interface Sheet {
  name: string;
  file: string;
  used: UsedStyles;
  /** Every fragment with this sheet, in every state. */
  shown: readonly Shown[];
  /** Attributes that the loader sets. */
  later: readonly string[];
  /** Attributes by which only widgets differ that these fragments don't have. */
  others: readonly string[];
  mostBytes: number;
}
const sheets: Sheet[] = [
  {
    name: 'cards, lists and buttons',
    file: 'fragments.css',
    used: fragmentStyles,
    shown: [
      ['list', { limit: '50' }],
      ['list', { page: '2', limit: '5' }],
      ['list', { q: 'nothing like it' }],
      ['search', {}],
      ['cart-button', {}],
      ['sign-in', {}],
      ['account', {}],
      ['checkout', { ids: course }],
    ],
    later: ['[aria-pressed=true]'],
    others: ['[aria-current=page]', '[data-state=empty]', '[data-state=ready]'],
    mostBytes: 3_850,
  },
  {
    name: 'lessons',
    file: 'lesson.css',
    used: lessonStyles,
    shown: [
      ['sample', { course: weatherMaps, lecture: video }],
      ['sample', { course: weatherMaps, lecture: text }],
      ['sample', { course: weatherMaps, lecture: quiz }],
      ['player', { course }],
      ['quiz', { course: weatherMaps, lecture: quiz }],
    ],
    later: [],
    others: ['[data-state=ready]'],
    mostBytes: 2_700,
  },
  {
    name: 'certificates',
    file: 'certificate.css',
    used: certificateStyles,
    shown: [
      ['certificate', { number: '7K2M-90QX-4TBD' }],
      ['certificate', { number: '0000-90QX-4TBD' }],
    ],
    later: [],
    others: ['[data-state=ready]'],
    mostBytes: 2_450,
  },
];

/** The HTML of these fragments of a catalogue that has something in every state. */
async function draw(shown: readonly Shown[]): Promise<string> {
  const api = createMockApi();
  const [first, second] = api.state.courses;
  const certificate = {
    userId: 'somebody',
    number: '7K2M-90QX-4TBD',
    learnerName: 'Lena Learner',
    courseId: course,
    courseTitle: 'Reading Weather Maps',
    instructorName: 'Ivo Instructor',
    issuerName: 'Lectern',
    hours: 6.5,
    issuedAt: '2026-09-01T10:00:00.000Z',
    isPublic: true,
  };
  const revokedAt = '2026-09-02T10:00:00.000Z';
  api.state.certificates.push(certificate, { ...certificate, number: '0000-90QX-4TBD', revokedAt });
  if (first) Object.assign(first, { price: 0, averageRating: 4.9, numberOfReviews: 500 });
  if (second) second.numberOfReviews = 0;
  for (const lecture of first?.sections.flatMap(({ lectures }) => lectures) ?? []) lecture.isFree = true;
  const call = async (address: string) => {
    const response = await getResponse(api.handlers, new Request(`https://learn.example/api${address}`));
    return { status: response?.status ?? 404, body: (await response?.text()) ?? '' };
  };
  const drawn = shown.map(async ([kind, params]) => {
    const rendered = await renderFragment({ kind, params, origin: 'https://learn.example' }, call);
    return 'html' in rendered ? rendered.html : '';
  });
  return (await Promise.all(drawn)).join('');
}

describe.each(sheets)('the sheet of $name', ({ file, used, shown, later, others, mostBytes }) => {
  const sheet = writeSheet(components, read('common.css') + read(file), used);
  let html = '';
  beforeAll(async () => {
    html = await draw(shown);
  });

  it('has the looks of every class of a fragment', () => {
    const inHtml = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const styled = classesIn(components);
    const missing = [...new Set(inHtml)].filter((name) => styled.has(name) && !used.classes.has(name));
    expect(missing).toEqual([]);
  });

  it('has nothing that no fragment uses', () => {
    const inHtml = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...classesIn(sheet)].filter((name) => !inHtml.has(name))).toEqual([]);
    expect([...used.classes].filter((name) => !classesIn(components).has(name))).toEqual([]);
    for (const attribute of used.attributes) {
      if (later.includes(attribute)) continue;
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
    const unused = [...given].filter((attribute) => inHtml.has(attribute) && !used.attributes.has(attribute));
    expect(unused.sort()).toEqual(others);
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
    expect(gzipSync(code).length).toBeLessThan(mostBytes);
  });
});
