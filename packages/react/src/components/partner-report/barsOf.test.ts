import { expect, it } from 'vitest';
import { barsOf } from './barsOf.ts';

it('draws each value as its share of the highest', () => {
  expect(barsOf([50, 100, 0, 25])).toEqual([
    { x: 1, y: 50, width: 8, height: 50 },
    { x: 11, y: 0, width: 8, height: 100 },
    { x: 21, y: 100, width: 8, height: 0 },
    { x: 31, y: 75, width: 8, height: 25 },
  ]);
});

it('draws nothing without values, and nothing below the line', () => {
  expect(barsOf([])).toEqual([]);
  expect(barsOf([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
  expect(barsOf([-5, 10]).map(({ height }) => height)).toEqual([0, 100]);
});
