import type { ReactNode } from 'react';

interface ReportDownloadProps {
  /** What the numbers mean. */
  note: ReactNode;
  /** The link to the file. */
  children: ReactNode;
}

/** Below a report: what its numbers mean, and the same as a file. */
export function ReportDownload({ note, children }: ReportDownloadProps) {
  return (
    <div className="lectern-report-table-download">
      <p>{note}</p>
      {children}
    </div>
  );
}
