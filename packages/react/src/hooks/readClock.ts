const clock = /^(?:(\d+):)?([0-5]?\d):([0-5]\d)$/;
const minutesOnly = /^(\d+):([0-5]\d)$/;

/**
 * What was typed as a duration, in seconds: `12:30`, `90:00` or `1:02:30`. Anything else stays as it is, for the rule of
 * durations to judge; a number alone is seconds.
 */
export function readClock(typed: string): string {
  const text = typed.trim();
  const [, minutes, rest] = minutesOnly.exec(text) ?? [];
  if (minutes) return String(Number(minutes) * 60 + Number(rest));
  const [, hours, part, seconds] = clock.exec(text) ?? [];
  return seconds ? String(Number(hours) * 3600 + Number(part) * 60 + Number(seconds)) : text;
}
