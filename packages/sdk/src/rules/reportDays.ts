/** The first and the last day of a report, such as `2026-01-15`, both included. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Days of one report. */
export const maxReportDays = 366;
const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The day's number since 1970; NaN for one that no calendar has. */
function numberOf(day: string): number {
  const moment = Date.parse(`${day}T00:00:00Z`);
  // Programs read 2026-02-30 as the 2nd of March.
  return Number.isNaN(moment) || textOf(moment / DAY_MS) !== day ? Number.NaN : moment / DAY_MS;
}
const textOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * The days of a report, oldest first, in UTC. Without `to` it ends today, and without `from` it has thirty days. Empty
 * where `from` is after `to`, where there are more than {@link maxReportDays}, or where a calendar has no such day.
 */
export function reportDays({ from, to }: DayRange, now = new Date()): string[] {
  const last = numberOf(to ?? now.toISOString().slice(0, 10));
  const first = from === undefined ? last - DEFAULT_DAYS + 1 : numberOf(from);
  const count = last - first + 1;
  if (!(count >= 1 && count <= maxReportDays)) return [];
  return Array.from({ length: count }, (_, index) => textOf(first + index));
}
