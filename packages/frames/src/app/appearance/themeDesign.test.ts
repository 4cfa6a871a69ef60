import { type ThemeColor, type ThemeDesign, themeAppearance, themeColors, themeVariables } from '@lectern/sdk/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRules } from './readRules.ts';
import { readVariables } from './readVariables.ts';

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const designs: fc.Arbitrary<ThemeDesign> = fc.record({
  primary: maybe(color),
  primaryDark: maybe(color),
  neutral: maybe(fc.constantFrom('paper', 'cool', 'plain', 'tinted')),
  radius: maybe(fc.constantFrom('sharp', 'soft', 'round')),
  font: maybe(fc.constantFrom('system-ui, sans-serif', 'Your Sans, serif')),
  scale: maybe(fc.constantFrom('small', 'medium', 'large')),
  density: maybe(fc.constantFrom('compact', 'comfortable')),
});

it.each(['light', 'dark'] as const)('frames take every token and every rule of a design: %s', (mode) => {
  const tokenOf = (name: string) => themeColors[mode][name.replace('--lectern-color-', '') as ThemeColor] ?? '';
  fc.assert(
    fc.property(designs, (design) => {
      const sent = themeVariables(design)[mode];
      const { values, refused } = readVariables(sent, tokenOf);
      expect(refused).toEqual([]);
      expect(Object.keys(values)).toEqual(Object.keys(sent));
      // On a page that sets the appearance alone, and on one that sets the tokens, too.
      for (const token of [tokenOf, (name: string) => values[name] ?? tokenOf(name)])
        expect(readRules(themeAppearance(design, mode), token).refused).toEqual([]);
    }),
    { numRuns: process.env.LECTERN_DEEP ? 5_000 : 50 },
  );
});
