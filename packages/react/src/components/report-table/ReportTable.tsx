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

/**
 * The numbers of each month, newest first, and their sums. It stands in an element that scrolls. Where that is narrow, each
 * month is a block of lines; the roles keep it a table there, which `display` alone would end for some screen readers.
 */
export function ReportTable<Column extends string>({ months, columns, head, totals, write }: ReportTableProps<Column>) {
  const { t, formats } = useLectern('ReportTable', reportWords);
  const row = (name: string, numbers: Numbers<Column>) => (
    <tr key={name} {...roles.row}>
      <th scope="row" {...roles.rowHeader}>
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} data-label={head(column)} {...roles.cell}>
          {write(column, numbers[column])}
        </td>
      ))}
    </tr>
  );
  return (
    <div className="lectern-report-table">
      <table {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {[t('report.month'), ...columns.map(head)].map((text) => (
              <th key={text} scope="col" {...roles.columnHeader}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>{[...months].reverse().map((month) => row(formats.month(month.month), month))}</tbody>
        <tfoot {...roles.group}>{row(t('report.total'), totals)}</tfoot>
      </table>
    </div>
  );
}

const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};
