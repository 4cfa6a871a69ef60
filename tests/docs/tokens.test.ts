import { readFileSync } from 'node:fs';
import { themeScale } from '@lectern/sdk/rules';
import { contrastOf, contrastPairs, themeColors, themeDensities, themeRadii, themeScales } from '@lectern/sdk/theme';
import { describe, expect, it } from 'vitest';

const css = readFileSync('packages/react/src/styles/tokens.css', 'utf8');
type Tokens = Record<string, string | undefined>;
/** Of both themes, of the light one, and of the dark one. */
const [shared = {}, light = {}, dark = {}] = css
  .split(':where(')
  .slice(1)
  .map((block): Tokens => {
    const found = block.matchAll(/--lectern-([\w-]+):\s*([^;]+);/g);
    return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
  });

/** The colors that both themes define and that let nothing through. */
const names = Object.keys(light).filter((name) => light[name]?.startsWith('#') && dark[name]?.startsWith('#'));
const others = Object.keys(shared).filter((name) => /^(density$|font|radius-(?!pill))/.test(name));
const row = (name: string, value = '') => `${name.includes('-') ? `'${name}'` : name}: '${value}'`;
const inBoth = (write: (tokens: Tokens) => string) => `{\n  light: {${write(light)}},\n  dark: {${write(dark)}},\n}`;

/** What other packages know of the tokens: the file, the place in it, and what stands there. */
const copies: [file: string, place: RegExp, text: string][] = [
  [
    'packages/sdk/src/rules/themeColors.ts',
    /(?<=themeColors = ).*?(?= as const)/s,
    inBoth((of) =>
      names
        .map((name) => `\n    ${row(name.replace('color-', ''), of[name])},`)
        .join('')
        .concat('\n  '),
    ),
  ],
  [
    'packages/sdk/src/rules/theme.ts',
    /(?<=themePalettes: .* = )\{.*?\n\}(?=;)/s,
    inBoth((of) => {
      const rows = ['primary', 'background', 'surface', 'text', 'muted'].map((name) =>
        row(name, of[`color-${name}`]?.toUpperCase()),
      );
      return ` ${rows.join(', ')} `;
    }),
  ],
  [
    'packages/embed/src/messages.ts',
    /(?<=frameTokens =).*?(?=;)/s,
    [names.slice(0, 9), names.slice(9), others]
      .map((some) => `\n  '${some.join(' ')}`)
      .join(" ' +")
      .concat("'"),
  ],
];

it.each(copies)('%s has the tokens of tokens.css (npm run regenerate)', async (file, place, text) => {
  const current = readFileSync(file, 'utf8');
  expect(current).toMatch(place);
  await expect(current.replace(place, text)).toMatchFileSnapshot(`../../${file}`);
});

describe.each(['light', 'dark'] as const)('the %s palette', (mode) => {
  const colors = themeColors[mode];
  it.each(contrastPairs)('has $foreground on $ground at $least or more', ({ foreground, ground, least }) => {
    expect(contrastOf(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(least);
  });
  it('is behind the site before its widgets are there', () => {
    const { background } = colors;
    const page = readFileSync('packages/demo-site/index.html', 'utf8');
    expect(page).toContain(`content="${background.toUpperCase()}" media="(prefers-color-scheme: ${mode})"`);
    expect(readFileSync('packages/demo-site/src/styles/base.css', 'utf8')).toContain(`background: ${background}`);
  });
});

it('the choices of a theme design that change nothing are the tokens', () => {
  const radii = Object.entries(themeRadii.soft).map(([name, value]) => [`radius-${name}`, value]);
  const usual = Object.fromEntries([...radii, ['unit', themeScales.medium], ['density', themeDensities.comfortable]]);
  expect(shared).toMatchObject(usual);
});

it("the client's font and spaces are those of the tokens", () => {
  const space = (name: string) => {
    const value = shared[`space-${name}`];
    return value === 'var(--lectern-space-unit)'
      ? '1'
      : /^calc\(var\(--lectern-space-unit\) \* (.+)\)$/.exec(value ?? '')?.[1];
  };
  const [sm, md, lg, xl] = ['2', '4', '6', '8'].map((name) => `${space(name)}rem`);
  expect(themeScale.spacing).toEqual({ sm, md, lg, xl });
  expect(shared.font).toMatch(`'${themeScale.font} Variable', ${themeScale.font},`);
});
