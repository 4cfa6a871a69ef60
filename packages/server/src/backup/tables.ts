/** Runs a statement on the one connection of a backup. Its rows have text and numbers alone. */
export type Run = (text: string) => Promise<unknown[]>;

/** How values are written as text: exactly, and as every PostgreSQL reads them. A backup may take hours. */
export const SETTINGS = `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set standard_conforming_strings = on`;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Tables that have rows of their own; not those of extensions, nor unlogged ones, whose rows mean nothing elsewhere. */
export async function listTables(run: Run): Promise<string[]> {
  const found = await run(`select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e') order by 1`);
  return found.map((row) => (row as { name: string }).name);
}

/** The columns of each table, without those that the database computes. */
export async function listColumns(run: Run): Promise<Map<string, { name: string; type: string }[]>> {
  const found = (await run(`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by 1, a.attnum`)) as {
    table: string;
    name: string;
    type: string;
  }[];
  const columns = new Map<string, { name: string; type: string }[]>();
  for (const { table, name, type } of found) columns.set(table, [...(columns.get(table) ?? []), { name, type }]);
  return columns;
}
