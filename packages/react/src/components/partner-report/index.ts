export { PartnerReport, type PartnerReportProps } from './PartnerReport.tsx';
export * from './parts.ts';
