import { expect, it } from 'vitest';
import { createFonts } from './fonts.ts';
import { fitted } from './lines.ts';

const fonts = createFonts();
const fit = (text: string, more: { sizes: number[]; most: number }) => {
  const { lines, size } = fitted(text, { weight: 'regular', width: 200, ...more }, fonts);
  return { size, widths: lines.map(({ width }) => width), text: lines.map(({ runs }) => runs.map((run) => run.text)) };
};

it('keeps all of a long word on a receipt: it is divided', () => {
  const name = `Müller ${'Bundesverwaltungsgericht'.repeat(3)} & Söhne mbH`;
  const { text, widths } = fit(name, { sizes: [10], most: 500 });
  expect(widths.every((width) => width <= 200)).toBe(true);
  expect(text.flat().join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
});

it('makes a word smaller before it is divided, and cuts only what is too much for the lines there are', () => {
  expect(fit('Verwaltungsgericht', { sizes: [30, 20, 10], most: 2 })).toMatchObject({
    size: 20,
    text: [[expect.any(String)]],
  });
  const { text, size } = fit('Tides '.repeat(40), { sizes: [30, 10], most: 2 });
  expect([size, text.length]).toEqual([10, 2]);
  expect(text.flat().join('')).toMatch(/^Tides .+…$/);
});
