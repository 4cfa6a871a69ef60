import { expect, it } from 'vitest';
import { anchorOf, headingsOf, raised, sectionsOf } from './sections.ts';

const text = '# Guide\n\nIntro\n\n## One\n\n```sh\n## no heading\n```\n\n### Deep `<x>`\n\n## Two\nEnd';

it('cuts a guide at its headings, but not inside of code', () => {
  const sections = sectionsOf(text, 2);
  expect(sections.map(({ title }) => title)).toEqual(['', 'One', 'Two']);
  expect(sections.map((section) => section.text).join('\n')).toBe(text);
  expect(headingsOf(text)).toEqual(['Guide', 'One', 'Deep `<x>`', 'Two']);
});

it('makes a section a page: its heading is the title of the page', () => {
  expect(raised(sectionsOf(text, 2)[1]?.text ?? '')).toBe('\n\n```sh\n## no heading\n```\n\n## Deep `<x>`\n');
});

it('names headings as GitHub does', () => {
  expect(anchorOf("Accounts and people's data")).toBe('accounts-and-peoples-data');
  expect(anchorOf('`<lectern-course-card>`')).toBe('lectern-course-card');
});
