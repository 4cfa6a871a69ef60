/** Columns to change: the query builder ignores those that are `undefined`. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined };
