import { csvOf } from '@lectern/sdk/rules';
import { reportWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

interface CsvLinkProps {
  rows: Parameters<typeof csvOf>[0];
  /** The parts of the file's name. */
  name: readonly (string | undefined)[];
}

/** Downloads rows for spreadsheets. */
export function CsvLink({ rows, name }: CsvLinkProps) {
  const { t } = useLectern('CsvLink', reportWords);
  // bounded: names have at most 100 characters
  const parts = name.map((part = '') => part.replace(/[^\p{L}\p{N}]+/gu, '-'));
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(rows))}`}
      download={`${parts.filter(Boolean).join('_')}.csv`}
      className="lectern-button"
      data-variant="secondary"
    >
      {t('report.download')}
    </a>
  );
}
