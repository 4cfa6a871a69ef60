import { expect, it } from 'vitest';
import { reportMonths } from './reportMonths.ts';
import { reportPeriod, reportPeriods } from './reportPeriod.ts';

it.each([
  [
    '2026-01-01T00:00:00Z',
    { year: '2025-02', thisYear: '2026-01', lastYear: '2025-01', twoYears: '2024-02', all: '2021-02' },
  ],
  [
    '2026-12-31T23:59:59Z',
    { year: '2026-01', thisYear: '2026-01', lastYear: '2025-01', twoYears: '2025-01', all: '2022-01' },
  ],
])('at %s each period begins in its month', (now, first) => {
  const at = new Date(now);
  expect(Object.fromEntries(reportPeriods.map((period) => [period, reportPeriod(period, at).from]))).toEqual(first);
  expect(reportPeriods.map((period) => reportMonths(reportPeriod(period, at), at).length)).toEqual([
    12,
    at.getUTCMonth() + 1,
    12,
    24,
    60,
  ]);
});
