import { maxReportMonths } from './reportMonths.ts';

/** Periods that a report offers, usual one first. */
export const reportPeriods = ['year', 'thisYear', 'lastYear', 'twoYears', 'all'] as const;
/** A period that a report offers. */
export type ReportPeriod = (typeof reportPeriods)[number];

/** The first and the last month of a period, in UTC. */
export function reportPeriod(period: ReportPeriod, now: Date = new Date()): { from: string; to: string } {
  const year = now.getUTCFullYear();
  const monthOf = (monthsAgo: number) =>
    new Date(Date.UTC(year, now.getUTCMonth() - monthsAgo)).toISOString().slice(0, 7);
  const to = monthOf(0);
  const ranges: Record<ReportPeriod, { from: string; to: string }> = {
    year: { from: monthOf(11), to },
    thisYear: { from: `${year}-01`, to },
    lastYear: { from: `${year - 1}-01`, to: `${year - 1}-12` },
    twoYears: { from: monthOf(23), to },
    all: { from: monthOf(maxReportMonths - 1), to },
  };
  return ranges[period];
}
