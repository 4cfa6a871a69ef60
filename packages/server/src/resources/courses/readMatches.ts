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
  const without = (name: FilterName) => sql.identifier(`without_${name}`);
  const tables = [
    table(sql`found`, filters, most),
    ...active.map((name) => table(without(name), { ...filters, [name]: undefined }, most)),
  ];
  const pageColumns =
    page &&
    sql`(select count(*)::int from found) as total, case when (select count(*) from found) < ${most} then
      array(select id from found as ${courses} order by ${sql.join(page.by, sql`, `)}
        limit ${page.size} offset ${page.offset}) end as ids`;
  const counts = hasFacets
    ? facetColumns((name) => (active.includes(name) ? sql`${without(name)}` : sql`found`))
    : undefined;
  const columns = [pageColumns, counts].filter((column) => column !== undefined);
  const [row] = await rows<{ total: number; ids: string[] | null } & FacetRow>(
    db,
    sql`with ${sql.join(tables, sql`, `)} select ${sql.join(columns, sql`, `)}`,
  );
  return {
    found: row?.ids ? { total: Math.min(row.total, MAX_FOUND), ids: row.ids } : undefined,
    facets: hasFacets && row ? toFacets(row, filters, most) : undefined,
  };
}

/** Read once, with all that courses are sorted and counted by. */
const table = (name: SQL | ReturnType<typeof sql.identifier>, filters: Filters, most: number) =>
  sql`${name} as materialized (select id, category_id, level, price_paise, average_rating, review_count, created_at,
    title_vector, near_vector from ${courses} where ${all(filters)} limit ${most})`;
