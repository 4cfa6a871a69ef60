import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, css: readFileSync(file, 'utf8') }));
const sheets = read('packages/react/src/**/*.css');

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
  // The site, the frames and the documentation use the same tokens.
  const everySheet = read('packages/*/src/**/*.css');
  const defined = new Set(everySheet.flatMap(({ css }) => tokensIn(css, /(--lectern-[\w-]+):/g)));
  const unknown = everySheet.flatMap(({ file, css }) =>
    tokensIn(css, /var\((--lectern-[\w-]+)\)/g)
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

const fromTheScale =
  /^(padding|margin|gap|(row|column)-gap|inset|scroll-(margin|padding)|font-size|border(-\w+)*-radius)(-|$)/;

/** The declarations of a sheet that hold a length of their own, except those with a comment that gives the reason. */
function literalsIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    // An em follows the text around it, and 1px is the width of a hairline.
    const literals = declaration.value.match(/--lectern-unit\b|(?<![\w.])\d*\.?\d+(rem|px|pt|vw|vh)\b/g) ?? [];
    const before = declaration.prev();
    const hasReason = before?.type === 'comment' && before.text.startsWith('No token: ');
    if (fromTheScale.test(declaration.prop) && literals.some((one) => one !== '0px' && one !== '1px') && !hasReason)
      found.push(`${declaration.source?.start?.line}: ${declaration}`);
  });
  return found;
}

describe('spaces, corners and font sizes', () => {
  it.each(globSync('packages/{react,frames,demo-site}/src/**/*.css').filter((file) => !file.endsWith('tokens.css')))(
    'of %s are tokens',
    (file) => expect(literalsIn(readFileSync(file, 'utf8'))).toEqual([]),
  );
  it.each([
    'a { padding: 0.75rem }',
    'a { margin: 0 auto -4px }',
    'a { & b { gap: calc(var(--lectern-unit) * 0.75) } }',
    'a { inset-inline-end: calc(var(--lectern-space-2) + 3px) }',
    'a { border-start-start-radius: 4px }',
    'a { font-size: .875rem }',
  ])('are missed in %s', (css) => expect(literalsIn(css)).toHaveLength(1));
  it.each([
    'a { padding: 0 var(--lectern-space-3) }',
    'a { margin: -1px auto 1.1em; border-radius: calc(var(--lectern-radius-card) - 1px) }',
    'a { inline-size: calc(var(--lectern-unit) * 4); border: 2px solid }',
    'a { /* No token: half of its size. */ inset: calc(50% - var(--lectern-unit) * 2) }',
  ])('are there in %s', (css) => expect(literalsIn(css)).toEqual([]));
});
