import type { Db } from './database.ts';

interface Statement<Row> {
  execute(values: Record<string, unknown>): Promise<Row>;
}

/**
 * A prepared statement, built once for each database: for the queries of nearly every request. `build` uses
 * `sql.placeholder(name)` for values and ends with `.prepare(name)`.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Db) => Statement<Row>,
): (db: Db, values: Values) => Promise<Row> {
  const statements = new WeakMap<Db, Statement<Row>>();
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = build(db);
      statements.set(db, statement);
    }
    return statement.execute(values);
  };
}
