export * from './PartnerReportCampaigns.tsx';
export * from './PartnerReportChart.tsx';
export * from './PartnerReportDownload.tsx';
export * from './PartnerReportFilters.tsx';
export * from './PartnerReportTable.tsx';
