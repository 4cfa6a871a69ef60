import { describe, expect, it } from 'vitest';
import { maxReportDays, reportDays } from './reportDays.ts';

const now = new Date('2026-03-01T00:30:00Z');

describe('the days of a report', () => {
  it('are those of UTC, both ends included, thirty until today unless told otherwise', () => {
    expect(reportDays({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(reportDays({ from: '2026-02-28' }, now)).toEqual(['2026-02-28', '2026-03-01']);
    const usual = reportDays({}, now);
    expect([usual.length, usual[0], usual.at(-1)]).toEqual([30, '2026-01-31', '2026-03-01']);
    expect(reportDays({ from: '2024-01-01', to: '2024-12-31' })).toHaveLength(maxReportDays);
  });

  it.each([
    { from: '2026-01-02', to: '2026-01-01' },
    { from: '2024-01-01', to: '2025-01-01' },
    { from: '2026-02-30', to: '2026-03-02' },
    { from: '2026-02-01', to: '2026-02-29' },
    { to: '2026-13-01' },
    { to: '0000-00-00' },
  ])('are none from $from to $to', (range) => {
    expect(reportDays(range, now)).toEqual([]);
  });
});
