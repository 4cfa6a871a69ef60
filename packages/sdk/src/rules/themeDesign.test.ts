import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast.ts';
import { colorDistance, isHexColor, toHex, toOklch } from './oklch.ts';
import { contrastOf, type Ground, isReadable, nearestReadable } from './readableColor.ts';
import { themeColors } from './themeColors.ts';
import {
  MAX_FONT_LENGTH,
  readThemeDesign,
  type ThemeDesign,
  themeDensities,
  themeFonts,
  themeNeutrals,
  themeRadii,
  themeScales,
} from './themeDesign.ts';
import { themeOf } from './themeOf.ts';
import { themeAppearance, themeVariables, writeAppearance, writeEmbedCss, writeThemeCss } from './writeTheme.ts';

const numRuns = process.env.LECTERN_DEEP ? 20_000 : 50;
const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const designs: fc.Arbitrary<ThemeDesign> = fc.record({
  primary: maybe(color),
  primaryDark: maybe(color),
  neutral: maybe(fc.constantFrom(...themeNeutrals)),
  radius: maybe(fc.constantFrom(...(Object.keys(themeRadii) as (keyof typeof themeRadii)[]))),
  font: maybe(fc.constantFrom(...Object.values(themeFonts), 'Your Sans, serif')),
  scale: maybe(fc.constantFrom(...(Object.keys(themeScales) as (keyof typeof themeScales)[]))),
  density: maybe(fc.constantFrom(...(Object.keys(themeDensities) as (keyof typeof themeDensities)[]))),
});
const modes = ['light', 'dark'] as const;
/** What text stands on, in the marketplace's own themes. */
const groundsOf = (mode: (typeof modes)[number], least: number): Ground[] =>
  (['background', 'surface', 'sunken'] as const).map((name) => ({ color: themeColors[mode][name], least }));

describe('OKLCH', () => {
  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
    ['#1b3c53', 0.342, 0.056, 240.9],
  ])('reads %s', (hex, lightness, chroma, hue) => {
    const read = toOklch(hex);
    expect(read.lightness).toBeCloseTo(lightness, 2);
    expect(read.chroma).toBeCloseTo(chroma, 2);
    expect(Math.abs(read.hue - hue)).toBeLessThan(1);
  });

  it('keeps every color on the way there and back', () => {
    fc.assert(
      fc.property(color, (hex) => void expect(toHex(toOklch(hex))).toBe(hex)),
      { numRuns },
    );
  });

  it('writes a color of sRGB for what sRGB does not have', () => {
    const parts = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        parts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (l, c, hue) => void expect(isHexColor(toHex({ lightness: l, chroma: c, hue }))).toBe(true),
      ),
      { numRuns },
    );
  });
});

describe('the nearest readable color', () => {
  const least = fc.constantFrom(3, 4.5, 7);

  it('holds on all grounds, and is the color itself where that does', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...modes), least, (asked, mode, ratio) => {
        const grounds = groundsOf(mode, ratio);
        const found = nearestReadable(asked, grounds);
        expect(isReadable(found ?? '', grounds)).toBe(true);
        if (isReadable(asked, grounds)) expect(found).toBe(asked);
      }),
      { numRuns },
    );
  });

  it('keeps the hue of a color that has one', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...modes), least, (asked, mode, ratio) => {
        const found = toOklch(nearestReadable(asked, groundsOf(mode, ratio)) ?? '');
        // A color that is almost gray has the hue of its rounding.
        if (found.chroma < 0.03) return;
        const turn = Math.abs(found.hue - toOklch(asked).hue);
        expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
      }),
      { numRuns },
    );
  });

  it('is as near as any that a search of all lightnesses and chromas of the hue finds', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...modes), fc.constantFrom(3, 4.5), (asked, mode, ratio) => {
        const grounds = groundsOf(mode, ratio);
        const { chroma, hue } = toOklch(asked);
        let nearest = 1;
        for (let l = 0; l <= 200; l += 1)
          for (let c = 0; c <= 20; c += 1) {
            const one = toHex({ lightness: l / 200, chroma: (chroma * c) / 20, hue });
            if (isReadable(one, grounds)) nearest = Math.min(nearest, colorDistance(asked, one));
          }
        expect(colorDistance(asked, nearestReadable(asked, grounds) ?? '')).toBeLessThanOrEqual(nearest + 0.005);
      }),
      { numRuns: process.env.LECTERN_DEEP ? 500 : 12 },
    );
  });

  it('is undefined where black and white are both behind it', () => {
    const both = ['#000000', '#ffffff'].map((one) => ({ color: one, least: 7 }));
    expect(nearestReadable('#ff8800', both)).toBeUndefined();
  });
});

describe('themeOf', () => {
  it('holds every pair of AA in both modes, whatever the design', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const { colors } = themeOf(design);
        for (const mode of modes)
          for (const { foreground, ground, least } of contrastPairs) {
            const [one, other] = [colors[mode][foreground], colors[mode][ground]];
            const label = `${foreground} on ${ground}, ${mode}, ${JSON.stringify(design)}`;
            expect(contrastOf(one, other), label).toBeGreaterThanOrEqual(least);
          }
      }),
      { numRuns },
    );
  });

  it('uses the asked color where it holds, and says what it replaces', () => {
    expect(themeOf({ primary: '#6b1e4f' }).colors.light.primary).toBe('#6b1e4f');
    expect(themeOf({ primary: '#6b1e4f' }).replaced).toEqual([]);
    const { colors, replaced } = themeOf({ primary: '#ffd400', primaryDark: '#101820' });
    expect(replaced).toEqual([
      { mode: 'light', asked: '#ffd400', used: colors.light.primary, contrast: expect.closeTo(1.26, 1), least: 3 },
      { mode: 'dark', asked: '#101820', used: colors.dark.primary, contrast: expect.closeTo(1.0, 1), least: 3 },
    ]);
    // What follows from the light one was never asked for.
    expect(themeOf({ primary: '#ffd400', neutral: 'plain' }).replaced).toHaveLength(1);
    expect(Math.abs(toOklch(colors.light.primary).hue - toOklch('#ffd400').hue)).toBeLessThan(4);
  });

  it('has a button that looks different under the pointer', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(...modes), (primary, mode) => {
        const colors = themeOf({ primary, primaryDark: primary }).colors[mode];
        expect(colors['primary-hover']).not.toBe(colors.primary);
      }),
      { numRuns },
    );
  });

  it("is the marketplace's own theme without a choice", () => {
    expect(themeOf({})).toEqual({ colors: themeColors, shared: {}, replaced: [] });
    expect([writeThemeCss({}), writeEmbedCss({}), writeAppearance({})]).toEqual(['', '', '']);
  });
});

describe('a written theme', () => {
  it('is a sheet for both modes of React', () => {
    expect(writeThemeCss({ neutral: 'plain', radius: 'round', font: 'Your Sans, serif' }, '.training')).toMatch(
      /^\.training,\n\.training \[data-lectern-theme='light'\] \{\n {2}--lectern-radius-small: 8px;[\s\S]*--lectern-font: 'Your Sans', serif;\n[\s\S]*\n\}\n@media not print \{\n {2}\.training\[data-lectern-theme='dark'\],/,
    );
  });

  it('sets no color twice that is the same in both modes of the system', () => {
    expect(writeEmbedCss({ radius: 'sharp' })).toBe(
      ':root {\n  --lectern-radius-small: 0;\n  --lectern-radius-control: 2px;\n  --lectern-radius-card: 2px;\n  --lectern-radius-dialog: 4px;\n}',
    );
    expect(writeEmbedCss({ primary: '#6b1e4f' })).toContain('@media screen and (prefers-color-scheme: dark) {');
    expect(writeEmbedCss({ primary: '#6b1e4f' }, 'light')).not.toContain('@media');
  });

  it('sets each color in both modes, so that none of the light one stays in the dark one', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const { light, dark } = themeVariables(design);
        expect(Object.keys(light)).toEqual(Object.keys(dark));
      }),
      { numRuns },
    );
  });

  it('is an appearance of each mode', () => {
    expect(themeAppearance({ primary: '#6b1e4f', radius: 'sharp' }, 'light')).toEqual({
      button: { 'background-color': '#6b1e4f', 'border-radius': '2px' },
      'secondary-button': { 'border-radius': '2px' },
      field: { 'border-radius': '2px' },
      card: { 'border-radius': '2px' },
      link: { color: '#6b1e4f' },
    });
    expect(writeAppearance({ primary: '#6b1e4f' })).toContain('isDark ? {');
    expect(writeAppearance({ primary: '#6b1e4f' }, 'dark')).not.toContain('isDark');
    expect(writeAppearance({ radius: 'sharp' })).toMatch(/^document\.querySelector\('lectern-marketplace'\)/);
  });

  it.each([
    { primary: 'red' },
    { primary: '#6b1e4f; } body { display: none' },
    { font: "x'; } body { display: none; } a { b: '" },
    { font: 'url(https://evil.example/x)' },
    { font: 'a'.repeat(MAX_FONT_LENGTH + 1) },
    { neutral: '__proto__', radius: 'constructor', scale: 'toString', density: '9' },
    { primary: 7, font: ['Your Sans'], neutral: null },
  ])('has nothing of %j, which is not a design', (given) => {
    expect(readThemeDesign(given)).toEqual({});
    expect(writeThemeCss(given as ThemeDesign)).toBe('');
    expect(writeEmbedCss(given as ThemeDesign)).toBe('');
  });

  it('reads what it has written', () => {
    fc.assert(
      fc.property(designs, (design) => void expect(themeOf(readThemeDesign({ ...design }))).toEqual(themeOf(design))),
      { numRuns },
    );
  });
});
