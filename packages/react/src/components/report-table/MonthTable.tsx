import { reportWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { ReportTable } from './ReportTable.tsx';

type Numbers<Column extends string> = Readonly<Record<Column, number>>;

export interface MonthTableProps<Column extends string> {
  /** The table's name for screen readers. */
  label: string;
  /** Oldest first. */
  months: readonly (Numbers<Column> & { month: string })[];
  columns: readonly Column[];
  /** The head of a column. */
  head: (column: Column) => string;
  totals: Numbers<Column>;
  write: (column: Column, value: number) => ReactNode;
}

/** The numbers of each month, newest first, and their sums. What is 0 is a dash, and left out where it is narrow. */
export function MonthTable<Column extends string>(props: MonthTableProps<Column>) {
  const { label, months, columns, head, totals, write } = props;
  const { t, formats } = useLectern('MonthTable', reportWords);
  const cellsOf = (numbers: Numbers<Column>) => columns.map((column) => write(column, numbers[column]));
  return (
    <ReportTable
      label={label}
      head={t('report.month')}
      columns={columns.map((column) => ({ head: head(column) }))}
      rows={months
        .map((numbers) => ({
          key: numbers.month,
          name: formats.month(numbers.month),
          cells: cellsOf(numbers),
          zeros: columns.map((column) => numbers[column] === 0),
        }))
        .reverse()}
      foot={{ key: 'total', name: t('report.total'), cells: cellsOf(totals) }}
    />
  );
}
