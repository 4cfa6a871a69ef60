/** Columns of which only those that are there change: the query builder leaves `undefined` alone. */
export type Changes<Row> = { [Column in keyof Row]?: Row[Column] | undefined };
