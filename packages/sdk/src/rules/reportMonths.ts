/** The first and the last month of a report, such as `2026-01`, both included. */
export interface ReportRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Months of one report. */
export const maxReportMonths = 60;
const DEFAULT_MONTHS = 12;

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const textOf = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * The months of a report, oldest first, in UTC. Without `to` it ends with the current month, and without `from` it has
 * twelve months. Empty where `from` is after `to`, or where there are more than {@link maxReportMonths}.
 */
export function reportMonths({ from, to }: ReportRange, now = new Date()): string[] {
  const last = numberOf(to ?? now.toISOString().slice(0, 7));
  const first = from === undefined ? last - DEFAULT_MONTHS + 1 : numberOf(from);
  const count = last - first + 1;
  if (count < 1 || count > maxReportMonths || first < 0) return [];
  return Array.from({ length: count }, (_, index) => textOf(first + index));
}
