import { readFileSync } from 'node:fs';
import { themePalettes } from '@lectern/sdk';
import { describe, expect, it } from 'vitest';

const css = readFileSync('packages/react/src/styles/tokens.css', 'utf8');
const [, light = '', dark = ''] = css.split(/:where\(/);

function colors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--lectern-color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = 4.5;
const GRAPHIC = 3;
const grounds = ['background', 'surface', 'sunken'];
const pairs: [foreground: string, grounds: string[], least: number][] = [
  ['text', grounds, TEXT],
  ['muted', grounds, TEXT],
  ['link', grounds, TEXT],
  ['published', grounds, TEXT],
  ['status', grounds, TEXT],
  ['danger', grounds, TEXT],
  ['primary', grounds, GRAPHIC],
  ['accent', grounds, GRAPHIC],
  ['control', grounds, GRAPHIC],
  ['on-primary', ['primary', 'primary-hover'], TEXT],
  ['on-hero', ['hero'], TEXT],
  ['on-hero-muted', ['hero'], TEXT],
];

describe.each([
  ['light', colors(light)],
  ['dark', { ...colors(light), ...colors(dark) }],
])('the %s palette', (_, palette) => {
  it.each(pairs.flatMap(([foreground, on, least]) => on.map((ground) => [foreground, ground, least] as const)))(
    '%s on %s has a contrast of at least %s',
    (foreground, ground, least) => {
      expect(contrast(palette[foreground] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least);
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
});
