export { usePartnerReportContext } from './context.ts';
export { PartnerReport, type PartnerReportProps } from './PartnerReport.tsx';
export * from './parts.ts';
