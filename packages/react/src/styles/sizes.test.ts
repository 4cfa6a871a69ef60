import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheets = globSync('packages/react/src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

const tokensIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name ?? '');

describe('sizes', () => {
  it.each(sheets)('of $file are multiples of --lectern-unit', ({ css }) => {
    // A media query measures in the browser's own font size, whatever the size of <html>; it cannot read a variable.
    const sized = css.replace('--lectern-unit: 1rem;', '').replace(/@media[^{]*\{/g, '');
    expect(sized.match(/.*\d(rem)\b.*/g)).toBeNull();
  });

  it.each(sheets)('of $file are asked of containers in em, which is the unit there', ({ css }) => {
    expect((css.match(/@container[^{]*/g) ?? []).filter((query) => /\d(rem|px)\b/.test(query))).toEqual([]);
  });

  it.each(sheets)('of $file: a container keeps the font size of the page, or its em would be another', ({ css }) => {
    const containers = css.match(/\{[^{}]*\bcontainer(-type)?:[^{}]*/g) ?? [];
    expect(containers.filter((rule) => /\bfont(-size)?:/.test(rule))).toEqual([]);
  });
});

it('every token that a sheet reads without a fallback is defined', () => {
  const defined = new Set(sheets.flatMap(({ css }) => tokensIn(css, /(--lectern-[\w-]+):/g)));
  const unknown = sheets.flatMap(({ file, css }) =>
    tokensIn(css, /var\((--lectern-[\w-]+)\)/g)
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
