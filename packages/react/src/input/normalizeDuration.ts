const clock = /^(?:(\d+):)?([0-5]?\d):([0-5]\d)$/;
const minutesOnly = /^(\d+):([0-5]\d)$/;

/**
 * Converts a typed duration (`12:30`, `90:00` or `1:02:30`) to seconds, as a string. Anything else is returned as it is,
 * for validation to judge; a plain number is seconds.
 */
export function normalizeDuration(typed: string): string {
  const text = typed.trim();
  const [, minutes, rest] = minutesOnly.exec(text) ?? [];
  if (minutes) return String(Number(minutes) * 60 + Number(rest));
  const [, hours, part, seconds] = clock.exec(text) ?? [];
  return seconds ? String(Number(hours) * 3600 + Number(part) * 60 + Number(seconds)) : text;
}
