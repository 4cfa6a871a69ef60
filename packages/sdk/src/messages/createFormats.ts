import type { CourseWorkload } from '../rules/courseHours.ts';
import type { Messages } from './createMessages.ts';

/** How numbers, money, dates and durations are written in one language. */
export interface Formats {
  /** A quiz's score in percent: two decimals (§9). */
  score(value: number): string;
  /** 1299.5 → `₹1,299.50`; 0 → `Free`. The main unit of the currency, such as rupees. */
  price(amount: number): string;
  /** As `price`, but 0 stays a number, and −5 has a minus sign: for totals. */
  money(amount: number): string;
  /** Without the decimals of a whole amount: `₹500`, `₹499.50`. For labels, not for totals. */
  shortMoney(amount: number): string;
  /** The currency symbol: `₹`. */
  currencySymbol: string;
  /** One decimal: 4.6666 → `4.7`. */
  rating(value: number): string;
  /** One decimal: percent of a course's progress, hours. */
  decimal(value: number): string;
  /** Unchanged, with at most three decimals: a speed of 1.25. */
  number(value: number): string;
  /** Grouped whole number. */
  count(value: number): string;
  /** `2026-08-14…` → `14 Aug 2026`; invalid dates stay unchanged. */
  date(value: string): string;
  /** `2026-08` → `Aug 2026`. */
  month(value: string): string;
  /** With the time of day, in the reader's time zone: only for what isn't server-rendered. */
  dateTime(value: string): string;
  /** Relative time up to a week: `5 minutes ago`, `yesterday`; then the date. `now` is in milliseconds. */
  ago(value: string, now?: number): string;
  /** Duration of a lecture or section, from seconds: `1 h 5 min`, `12 min`, `34 s`. */
  duration(seconds: number): string;
  /** Duration of a course, from hours: `1.4 h`, one decimal (§9); `2 min` if that would be `0.0 h`. */
  hours(hours: number): string;
  /** What the hours of a course are made of: `20 min of lessons · 2 h project`; undefined without a project. */
  workload(workload: CourseWorkload | undefined): string | undefined;
  /** A position in a video, from seconds: `1:05`, `1:02:03`. */
  clock(seconds: number): string;
}

/** With a minus sign, which Intl has for some languages only: a hyphen is shorter, and a line may break after it. */
const signed = (format: Intl.NumberFormat) => (value: number) =>
  value < 0
    ? format
        .formatToParts(value)
        .map((part) => (part.type === 'minusSign' ? part.value.replace('-', '−') : part.value))
        .join('')
    : format.format(value);

/** All formatting goes through `Intl` with an explicit locale, so that server and browser give the same result. */
export function createFormats(locale: string, currency: string, t: Messages, decimals = 2): Formats {
  const number = (decimals: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, ...options });
  const inCurrency = { style: 'currency', currency } as const;
  // Given, not left to Intl: browsers differ in how many decimals a currency has.
  const money = signed(number(decimals, inCurrency));
  const wholeMoney = signed(number(0, inCurrency));
  const oneDecimal = number(1).format;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const write = (format: Intl.DateTimeFormat, value: string) => {
    const time = Date.parse(value);
    return Number.isNaN(time) ? value : format.format(time);
  };
  const writeDate = (value: string) => write(date, value);

  const writeDuration = (seconds: number) => {
    if (seconds > 0 && seconds < 59.5) return t('duration.seconds', { seconds: Math.max(1, Math.round(seconds)) });
    const minutes = Math.max(0, Math.round(seconds / 60));
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = hours === 0 ? 'minutes' : rest === 0 ? 'hours' : 'hoursMinutes';
    return t(`duration.${parts}`, { hours, minutes: rest });
  };

  return {
    price: (amount) => (amount === 0 ? t('price.free') : money(amount)),
    money,
    shortMoney: (amount) => (Number.isInteger(amount) ? wholeMoney : money)(amount),
    currencySymbol:
      number(0, inCurrency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    score: number(2).format,
    rating: oneDecimal,
    decimal: oneDecimal,
    number: new Intl.NumberFormat(locale).format,
    count: number(0).format,
    date: writeDate,
    month: (value) => write(month, value),
    dateTime: (value) => write(dateTime, value),
    ago(value, now = Date.now()) {
      const minutes = Math.floor((now - Date.parse(value)) / 60_000);
      const days = Math.floor(minutes / 1_440);
      if (Number.isNaN(minutes) || days >= 7) return writeDate(value);
      // A clock behind the server's must not show a future time.
      if (minutes < 1) return t('time.justNow');
      if (minutes < 60) return relative.format(-minutes, 'minute');
      return days < 1 ? relative.format(-Math.floor(minutes / 60), 'hour') : relative.format(-days, 'day');
    },
    duration: writeDuration,
    hours: (hours) => (hours < 0.05 ? writeDuration(hours * 3600) : t('duration.course', { hours: oneDecimal(hours) })),
    workload(workload) {
      if (!workload?.project) return undefined;
      const project = t('workload.project', { time: writeDuration(workload.project) });
      const lessons = workload.lessons > 0 && t('workload.lessons', { time: writeDuration(workload.lessons) });
      return lessons ? `${lessons} · ${project}` : project;
    },
    clock(seconds) {
      const total = Math.max(0, Math.floor(seconds));
      const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
      const two = (value: number) => String(value).padStart(2, '0');
      return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
    },
  };
}
