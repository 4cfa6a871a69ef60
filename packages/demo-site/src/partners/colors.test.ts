import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grounds, hoverOf, textContrast, textOn, weakThemes } from './colors.ts';

it.each([
  ['#6b1e4f', '#ffffff', '#5c1a44', ['dark']],
  ['#f0a15e', '#000000', '#f2ae75', ['light']],
  ['#7a7a7a', '#000000', '#8d8d8d', []],
])('%s has text, a pressed color, and themes where it is hard to see', (color, text, hover, weak) => {
  expect(textOn(color)).toBe(text);
  expect(hoverOf(color)).toBe(hover);
  expect(weakThemes(color, 'auto')).toEqual(weak);
});

it('every color has a readable text, pressed too', () => {
  for (let step = 0; step < 4_096; step++) {
    const color = `#${[8, 4, 0].map((bits) => ((step >> bits) & 15).toString(16).repeat(2)).join('')}`;
    expect(textContrast(color)).toBeGreaterThanOrEqual(4.5);
    expect(textOn(hoverOf(color))).toBe(textOn(color));
  }
});

it('only the chosen theme counts', () => {
  expect(weakThemes('#6b1e4f', 'light')).toEqual([]);
  expect(weakThemes('#6b1e4f', 'dark')).toEqual(['dark']);
});

it("the grounds are the tokens'", () => {
  const css = readFileSync('packages/react/src/styles/tokens.css', 'utf8');
  for (const [place, theme] of (['light', 'dark'] as const).entries()) {
    const names = ['background', 'surface', 'sunken'];
    const values = names.map(
      (name) => [...css.matchAll(new RegExp(`--lectern-color-${name}: (#\\w+)`, 'g'))][place]?.[1],
    );
    expect(grounds[theme]).toEqual(values);
  }
});
