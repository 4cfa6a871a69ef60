import { expect, it } from 'vitest';
import { trendWeeks } from './trendWeeks.ts';

it('begins each of eight weeks on Monday, and ends with the current one', () => {
  const weeks = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];
  expect(trendWeeks(new Date('2026-11-23T00:00:00Z'))).toEqual([...weeks, '2026-11-23']);
  expect(trendWeeks(new Date('2026-11-29T23:59:59Z'))).toEqual([...weeks, '2026-11-23']);
  expect(trendWeeks(new Date('2026-11-30T00:00:00Z')).at(-1)).toBe('2026-11-30');
});
