import type { ReactNode } from 'react';

export interface ReportColumn {
  head: string;
  /** Words rather than numbers, which stand at the end of their column. @default false */
  isText?: boolean;
  /** What a row comes to. Where it is narrow it stands at the end of the row's first line, the rest in small below. @default false */
  isSum?: boolean;
}

export interface ReportRow {
  key: string;
  /** The head of the row. */
  name: ReactNode;
  /** One for each column. */
  cells: readonly ReactNode[];
  /** Which of them say nothing but 0: a dash stands for them. Where it is narrow they are left out, and the row where it has no others. */
  zeros?: readonly boolean[];
}

export interface ReportTableProps {
  /** Its name for screen readers. */
  label: string;
  /** The head of the rows' heads. */
  head: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** The sums. */
  foot?: ReportRow;
}

/**
 * Rows of numbers. Where it is narrow, each row is a block of lines; the roles keep it a table there, which `display` alone
 * would end for some screen readers.
 */
export function ReportTable({ label, head, columns, rows, foot }: ReportTableProps) {
  const row = ({ key, name, cells, zeros }: ReportRow) => (
    <tr key={key} {...roles.row}>
      <th scope="row" {...roles.rowHeader}>
        {name}
      </th>
      {columns.map(({ head: of, isText, isSum }, place) => (
        <td
          key={of}
          data-label={of}
          data-text={isText || undefined}
          data-sum={isSum || undefined}
          data-zero={zeros?.[place] || undefined}
          {...roles.cell}
        >
          {zeros?.[place] ? '–' : cells[place]}
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it (WCAG 2.1.1).
    <section className="lectern-report-table" tabIndex={0} aria-label={label}>
      <table {...roles.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th scope="col" {...roles.columnHeader}>
              {head}
            </th>
            {columns.map(({ head: of, isText }) => (
              <th key={of} scope="col" data-text={isText || undefined} {...roles.columnHeader}>
                {of}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>{rows.map(row)}</tbody>
        {foot && <tfoot {...roles.group}>{row(foot)}</tfoot>}
      </table>
    </section>
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
