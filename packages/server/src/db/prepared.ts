import type { Db } from './database.ts';

interface Statement<Row> {
  execute(values: Record<string, unknown>): Promise<Row>;
}

/**
 * A statement that is built once and planned once a connection: for what nearly every request asks. Placeholders are
 * `sql.placeholder(name)`; `build` names the statement in `.prepare(name)`.
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
