/** Weeks of an instructor's trend. */
const WEEKS = 8;
const DAY_MS = 86_400_000;

/** The Mondays of the last eight weeks in UTC, such as `2026-11-23`, oldest first; the last one's week goes on. */
export function trendWeeks(now = new Date()): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEKS }, (_, place) =>
    new Date(monday - (WEEKS - 1 - place) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}
