import type { CourseFacets } from '@lectern/sdk/api';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { type FacetRow, facetColumns, toFacets } from './facets.ts';
import { all, type FilterName, type Filters, filterNames } from './searchFilters.ts';
import { type Found, MAX_FOUND, type Page } from './searchRepository.ts';

/** So many courses are read for counts, so that a frequent word costs no more than a rare one (docs/decisions/0058). */
const MAX_READ = 2_000;

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
  const most = hasFacets ? MAX_READ : MAX_FOUND;
  const active = hasFacets ? filterNames.filter((name) => filters[name] !== undefined) : [];
  const without = (name: FilterName) =>
    active.length > 1 ? sql`${sql.identifier(`without_${name}`)}` : sql`unfiltered`;
  const tables = [table(sql`found`, active.length > 0 ? narrow(filters, most) : read(all(filters), most))];
  if (active.length > 0) tables.unshift(table(sql`unfiltered`, read(filters.always, most)));
  if (active.length > 1)
    tables.push(...active.map((name) => table(without(name), narrow({ ...filters, [name]: undefined }, most))));
  const pageColumns =
    page &&
    sql`(select count(*)::int from found) as total, case when (select count(*) from found) < ${most} then
      array(select id from found as ${courses} order by ${sql.join(page.by, sql`, `)}
        limit ${page.size} offset ${page.offset}) end as ids`;
  const counts = hasFacets ? facetColumns((name) => (active.includes(name) ? without(name) : sql`found`)) : undefined;
  const selected = [pageColumns, counts].filter((column) => column !== undefined);
  const [row] = await rows<{ total: number; ids: string[] | null } & FacetRow>(
    db,
    sql`with ${sql.join(tables, sql`, `)} select ${sql.join(selected, sql`, `)}`,
  );
  return {
    found: row?.ids ? { total: Math.min(row.total, MAX_FOUND), ids: row.ids } : undefined,
    facets: hasFacets && row ? toFacets(row, filters, most) : undefined,
  };
}

const columns = sql`id, category_id, level, price_paise, average_rating, review_count, created_at, title_vector, near_vector`;

/** With all that courses are sorted and counted by. */
const read = (where: SQL | undefined, most: number) =>
  sql`select ${columns} from ${courses} where ${where} limit ${most}`;

/**
 * Those of `unfiltered` if it has all courses; otherwise they are read through the indexes of the filters. One of the
 * two parts never runs.
 */
function narrow({ always, ...chosen }: Filters, most: number): SQL {
  const isWhole = sql`(select count(*) from unfiltered) < ${most}`;
  return sql`(select * from unfiltered as ${courses} where ${isWhole} and ${all({ always: undefined, ...chosen })})
    union all (${read(sql`not ${isWhole} and ${all({ always, ...chosen })}`, most)})`;
}

/** Evaluated once, although several columns use it. */
const table = (name: SQL, select: SQL) => sql`${name} as materialized (${select})`;
