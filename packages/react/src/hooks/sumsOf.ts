/** The sum of each column. In hundredths, because rupees have decimals. */
export function sumsOf<Column extends string>(
  rows: readonly Readonly<Record<Column, number>>[],
  columns: readonly Column[],
): Record<Column, number> {
  const sum = (column: Column) => rows.reduce((all, row) => all + Math.round(row[column] * 100), 0) / 100;
  return Object.fromEntries(columns.map((column) => [column, sum(column)])) as Record<Column, number>;
}
