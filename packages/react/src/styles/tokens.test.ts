import { readFileSync } from 'node:fs';
import { themePalettes, themeScale } from '@lectern/sdk/rules';
import { contrast, contrastPairs, themeColors } from '@lectern/sdk/theme';
import { describe, expect, it } from 'vitest';

const css = readFileSync('packages/react/src/styles/tokens.css', 'utf8');
const [, , light = '', dark = ''] = css.split(/:where\(/);

function colors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--lectern-color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const rgb = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

describe.each([
  ['light', colors(light)],
  ['dark', { ...colors(light), ...colors(dark) }],
])('the %s palette', (_, palette) => {
  it.each(contrastPairs)(
    '$foreground on $ground has a contrast of at least $least',
    ({ foreground, ground, least }) => {
      expect(contrast(rgb(palette[foreground]), rgb(palette[ground]))).toBeGreaterThanOrEqual(least);
    },
  );
});

describe("the client's palette", () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('is the %s tokens to the letter', (mode, block) => {
    expect(colors(block)).toMatchObject(
      Object.fromEntries(Object.entries(themePalettes[mode]).map(([name, value]) => [name, value.toLowerCase()])),
    );
  });
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('of theme designs is the %s tokens to the letter', (mode, block) => {
    expect(colors(block)).toMatchObject(themeColors[mode]);
  });
  it('comes with the font and the spaces of the tokens', () => {
    const units = (name: string) => {
      const value = css.match(new RegExp(`--lectern-space-${name}: (.+);`))?.[1];
      return value === 'var(--lectern-space-unit)'
        ? '1'
        : value?.match(/^calc\(var\(--lectern-space-unit\) \* (.+)\)$/)?.[1];
    };
    const [sm, md, lg, xl] = ['2', '4', '6', '8'].map((name) => `${units(name)}rem`);
    expect(themeScale.spacing).toEqual({ sm, md, lg, xl });
    expect(css).toContain(`--lectern-font: '${themeScale.font} Variable', ${themeScale.font},`);
  });
});
