import { type SQL, sql } from 'drizzle-orm';

/** A month such as `2026-01`, or a day such as `2026-01-15`, as the first day of it. */
const dayOf = (name: SQL) => sql`rpad(${name}, 10, '-01')::date`;
const momentOf = (day: SQL) => sql`(${day})::timestamp at time zone 'UTC'`;
const nextOf = (name: SQL) =>
  sql`(${dayOf(name)} + case when length(${name}) = 7 then interval '1 month' else interval '1 day' end)::date`;
const textOf = (name: string) => sql`${name}::text`;

/** The moment at which a month or a day of UTC begins, and the one at which it ends. */
export const startOf = (name: string): SQL => momentOf(dayOf(textOf(name)));
export const endOf = (name: string): SQL => momentOf(nextOf(textOf(name)));

/**
 * Months or days of UTC as rows: `name`, its `place` in the list, its `first` and `last` day, and the moments at which it
 * `begins` and `ends`.
 */
export const periodsOf = (names: readonly string[]): SQL => sql`(select name, place,
    ${dayOf(sql`name`)} as first, ${nextOf(sql`name`)} - 1 as last,
    ${momentOf(dayOf(sql`name`))} as begins, ${momentOf(nextOf(sql`name`))} as ends
  from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as given (name, place)) periods`;
