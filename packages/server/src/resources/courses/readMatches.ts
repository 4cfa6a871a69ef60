import type { CourseFacets } from '@lectern/sdk/api';
import { and, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { type FacetRow, facetColumns, toFacets } from './facets.ts';
import { all, type FilterName, type Filters, filterNames, only } from './searchFilters.ts';
import { type Found, MAX_FOUND_COURSES, type Page } from './searchRepository.ts';

/** So many courses are read for counts, so that a frequent word costs no more than a rare one (docs/decisions/0058). */
const MAX_READ_COURSES = 2_000;

/** If one half has more than this part of `MAX_READ_COURSES`, the other half is not read. */
const HALF_LIMIT_DIVISOR = 8;

interface Wanted {
  /** Whether to count beside filters. */
  hasFacets: boolean | undefined;
  /** The page to find, and its order. */
  page?: Page & { by: SQL[] };
}

export interface Matches {
  /** Undefined where too many courses match to sort them. */
  found: Found | undefined;
  facets: CourseFacets | undefined;
}

/**
 * Reads the courses that pass some filters, in one statement: a page of them and the counts beside filters come from the
 * same reading, but each filter is counted without itself. Few matches are found first and then sorted; sorting first, the
 * planner may scan the whole catalogue until it has met enough of them.
 */
export async function readMatches(db: Db, filters: Filters, { hasFacets = false, page }: Wanted): Promise<Matches> {
  const most = hasFacets ? MAX_READ_COURSES : MAX_FOUND_COURSES;
  const active = hasFacets ? filterNames.filter((name) => filters[name] !== undefined) : [];
  const { tables, tableWithout } = readWithout(filters, active, most);
  const pageColumns =
    page &&
    sql`(select count(*)::int from found) as total, case when (select count(*) from found) < ${most} then
      array(select id from found as ${courses} order by ${sql.join(page.by, sql`, `)}
        limit ${page.size} offset ${page.offset}) end as ids`;
  const counts = hasFacets ? facetColumns(tableWithout) : undefined;
  const selected = [pageColumns, counts].filter((column) => column !== undefined);
  const [row] = await rows<{ total: number; ids: string[] | null } & FacetRow>(
    db,
    sql`with ${sql.join(tables, sql`, `)} select ${sql.join(selected, sql`, `)}`,
  );
  return {
    found: row?.ids ? { total: Math.min(row.total, MAX_FOUND_COURSES), ids: row.ids } : undefined,
    facets: hasFacets && row ? toFacets(row, filters, most) : undefined,
  };
}

type TableName = 'found' | 'one_half' | 'other_half' | `without_${FilterName}`;

/** A table with the courses of some filters, up to `most`. */
interface Reading {
  name: TableName;
  filters: readonly FilterName[];
  /** Whether it has all of them. */
  isWhole: SQL;
}

/**
 * Tables of the courses that pass all filters, and all but one of the active ones. The active filters are split in half and
 * the catalogue is read once with each half: every table narrows down one of the two.
 */
function readWithout(filters: Filters, active: readonly FilterName[], most: number) {
  if (active.length === 0) return { tables: [table('found', read(all(filters), most))], tableWithout: () => FOUND };
  const half = Math.ceil(active.length / 2);
  const name = active.length === 1 ? 'found' : 'one_half';
  const one: Reading = { name, filters: active.slice(0, half), isWhole: sql`(${hasLess(name, most)})` };
  // Where one half has many courses, the other has too many for a reading.
  const isFew = active.length > 2 ? hasLess(name, most / HALF_LIMIT_DIVISOR) : undefined;
  const isWhole = sql`(${and(isFew, hasLess('other_half', most))})`;
  const other: Reading = { name: 'other_half', filters: active.slice(half), isWhole };
  const tables = [
    table(name, read(all(only(filters, one.filters)), most)),
    size(name),
    table('other_half', read(and(isFew, all(only(filters, other.filters))), most)),
    size('other_half'),
  ];
  if (active.length > 1) tables.push(table('found', narrow(one, filters, most)));
  const without = new Map<FilterName, SQL>();
  for (const filter of active) {
    const rest = active.filter((another) => another !== filter);
    const source = one.filters.includes(filter) ? other : one;
    const isSame = source.filters.length === rest.length;
    const own = isSame ? source.name : (`without_${filter}` as const);
    if (!isSame) tables.push(table(own, narrow(source, only(filters, rest), most)));
    without.set(filter, named(own));
  }
  return { tables, tableWithout: (filter: FilterName) => without.get(filter) ?? FOUND };
}

const named = (name: TableName | `${TableName}_size`) => sql`${sql.identifier(name)}`;
const FOUND = named('found');

/** Evaluated once, although several columns use it. */
const table = (name: TableName | `${TableName}_size`, select: SQL) => sql`${named(name)} as materialized (${select})`;

const size = (name: TableName) => table(`${name}_size`, sql`select count(*) as courses from ${named(name)}`);
const hasLess = (name: TableName, most: number) => sql`(select courses from ${named(`${name}_size`)}) < ${most}`;

const columns = sql`id, category_id, level, price_paise, average_rating, review_count, created_at, title_vector, near_vector, is_coming_soon`;

/** With all that courses are sorted and counted by. */
const read = (where: SQL | undefined, most: number) =>
  sql`select ${columns} from ${courses} where ${where} limit ${most}`;

/** Those of a reading if it has all; otherwise they are read by themselves. One of the two parts never runs. */
function narrow({ name, isWhole }: Reading, filters: Filters, most: number): SQL {
  return sql`(select * from ${named(name)} as ${courses} where ${isWhole} and ${all({ ...filters, always: undefined })})
    union all (${read(sql`not ${isWhole} and ${all(filters)}`, most)})`;
}
