import { reportWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';

type Numbers<Column extends string> = Readonly<Record<Column, number>>;

export interface ReportTableProps<Column extends string> {
  /** Oldest first. */
  months: readonly (Numbers<Column> & { month: string })[];
  columns: readonly Column[];
  /** The head of a column. */
  head: (column: Column) => string;
  totals: Numbers<Column>;
  write: (column: Column, value: number) => ReactNode;
}

/** The numbers of each month, newest first, and their sums. It stands in an element that scrolls. */
export function ReportTable<Column extends string>({ months, columns, head, totals, write }: ReportTableProps<Column>) {
  const { t, formats } = useLectern('ReportTable', reportWords);
  const cells = (numbers: Numbers<Column>) =>
    columns.map((column) => <td key={column}>{write(column, numbers[column])}</td>);
  return (
    <table className="lectern-report-table">
      <thead>
        <tr>
          <th scope="col">{t('report.month')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {head(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map((month) => (
          <tr key={month.month}>
            <th scope="row">{formats.month(month.month)}</th>
            {cells(month)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('report.total')}</th>
          {cells(totals)}
        </tr>
      </tfoot>
    </table>
  );
}
