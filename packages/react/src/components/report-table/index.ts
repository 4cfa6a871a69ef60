export { CsvLink } from './CsvLink.tsx';
export { ReportTable } from './ReportTable.tsx';
