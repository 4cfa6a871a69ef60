/** Numbers by month. */
export const reportWords = {
  'report.period': 'Period',
  'report.period.year': 'Last 12 months',
  'report.period.thisYear': 'This year',
  'report.period.lastYear': 'Last year',
  'report.period.twoYears': 'Last 24 months',
  'report.period.all': 'Last 60 months',
  'report.month': 'Month',
  'report.day': 'Day',
  'report.total': 'Total',
  'report.download': 'Download CSV',
};
