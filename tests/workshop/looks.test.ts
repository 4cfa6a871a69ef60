import { readFileSync } from 'node:fs';
import { contrast, contrastPairs } from '@lectern/sdk/theme';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { breakpointsOf, preferenceRules } from '../../.storybook/looks/sheets.ts';
import { choices, readSettings } from '../../packages/react/src/testing/settings.ts';

/** The colors in the rules whose selector has all of these words, by token. */
function colorsIn(file: string, ...words: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--lectern-color-/, ({ prop, value, parent }) => {
    const selector = parent && 'selector' in parent ? String(parent.selector) : '';
    if (words.every((word) => selector.includes(word))) found[prop.replace('--lectern-color-', '')] = value;
  });
  return found;
}

const rgb = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
const partners = Object.keys(choices.brand).filter((name) => name !== 'lectern');
const brands = partners.flatMap((brand) => (['light', 'dark'] as const).map((theme) => ({ brand, theme })));

describe.each(brands)("$brand's $theme palette", ({ brand, theme }) => {
  const files = ['packages/react/src/styles/tokens.css', '.storybook/looks/brands.css'] as const;
  const own = (mode: string) => colorsIn(files[1], `data-brand='${brand}'`, `'${mode}'`);
  const palette = {
    ...colorsIn(files[0], "'light'"),
    ...own('light'),
    ...(theme === 'dark' && { ...colorsIn(files[0], "'dark'"), ...own('dark') }),
  };
  it('is one of its own', () => expect(Object.keys(own(theme)).length).toBeGreaterThan(10));
  it.each(contrastPairs)('has $foreground on $ground at $least or more', ({ foreground, ground, least }) => {
    expect(contrast(rgb(palette[foreground]), rgb(palette[ground]))).toBeGreaterThanOrEqual(least);
  });
});

describe('the rules for a preference', () => {
  it.each([
    [
      '@layer x { .a { top: 0 } @media (prefers-reduced-motion: reduce) { .a { animation: none } } }',
      "@layer x { [data-motion='reduced'] { .a { animation: none } } }",
    ],
    [
      '.a { top: 0; & b { @media (forced-colors: active) { color: Highlight; &:hover { top: 0 } } } } .c { top: 0 }',
      ".a { & b { [data-contrast='forced'] & { color: Highlight; &:hover { top: 0 } } } }",
    ],
    ['@media (min-width: 60rem) { .a { top: 0 } }', ''],
  ])('of %s are kept under an attribute', (css, kept) => {
    expect(preferenceRules(css).replace(/\s+/g, ' ').replaceAll('{[', '{ [').trim()).toBe(kept);
  });
});

describe('breakpoints', () => {
  it('are the widths in the queries, those at either side as one', () => {
    const css = `@media (min-width: 48rem) { a {} } @media (max-width: 47.99rem) { a {} } @media (hover: hover) { a {} }
      @container x (width > 40em) { a {} } @media (height > 34rem) { a {} }`;
    const sheets = [{ name: 'one', css }];
    expect(breakpointsOf(sheets, 'media')).toEqual([
      { pixels: 768, queries: ['min-width: 48rem', 'max-width: 47.99rem'], sheets: ['one'] },
    ]);
    expect(breakpointsOf(sheets, 'container').map(({ pixels }) => pixels)).toEqual([640]);
  });
});

describe('settings', () => {
  it('are the first of each choice until the toolbar says otherwise', () => {
    expect(readSettings({})).toMatchObject({ theme: 'light', direction: 'ltr', text: 'normal', network: 'ok' });
  });
  it('leave out what an old link may say', () => {
    expect(readSettings({ theme: 'dark', brand: 'gone', viewport: 'phone' })).toEqual({
      ...readSettings({}),
      theme: 'dark',
    });
  });
});
