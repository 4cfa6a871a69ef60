export { CsvLink } from './CsvLink.tsx';
export { MonthTable } from './MonthTable.tsx';
export { ReportDownload } from './ReportDownload.tsx';
export { ReportTable } from './ReportTable.tsx';
