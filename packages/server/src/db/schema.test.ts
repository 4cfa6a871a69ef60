import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type Database, rows } from './database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const types: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'double precision',
};

describe('the schema of the queries', () => {
  it('is that of the migrations', async () => {
    const found = await rows<{ table_name: string; column_name: string; data_type: string; is_nullable: string }>(
      database.db,
      sql`select table_name, column_name, is_nullable,
          case data_type when 'ARRAY' then substr(udt_name, 2) || '[]' else data_type end as data_type
        from information_schema.columns
        where table_schema = 'public' and table_name <> 'migrations'`,
    );
    const inDatabase = found.map((column) =>
      describeColumn(column.table_name, column.column_name, column.data_type, column.is_nullable === 'NO'),
    );
    const inSchema = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table as PgTable);
        return columns.map((column) => describeColumn(name, column.name, column.getSQLType(), column.notNull));
      });
    expect(inSchema.sort()).toEqual(inDatabase.sort());
  });

  it('is not migrated twice', async () => {
    expect(await migrate(database)).toEqual([]);
  });
});

function describeColumn(table: string, column: string, type: string, isRequired: boolean): string {
  const short = types[type] ?? type.replace('timestamp with time zone', 'timestamptz');
  return `${table}.${column} ${short}${isRequired ? ' not null' : ''}`;
}
