import { partnerWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useId } from 'react';
import { usePartnerReport } from '../../hooks/admin/usePartnerReport.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { PartnerReportProvider } from './context.ts';
import * as parts from './parts.ts';

export interface PartnerReportProps extends RootProps<'section'> {
  /** The parts, in your arrangement, once there are partners. @default the usual parts */
  children?: ReactNode;
}

const ReportRoot = createRoot('section', 'lectern-partner-report');

const Root = forwardRef<HTMLElement, PartnerReportProps>(function PartnerReport(props, ref) {
  const { t } = useLectern('PartnerReport', partnerWords);
  const guard = useAdminGuard(t('partners.adminOnly'));
  if (!guard) return <Report ref={ref} {...props} />;
  return (
    <ReportRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </ReportRoot>
  );
});

const Report = forwardRef<HTMLElement, PartnerReportProps>(function Report({ children, ...props }, ref) {
  const { t } = useLectern('PartnerReport', partnerWords);
  const titleId = useId();
  const report = usePartnerReport();
  const { partners, months, totals, isPrevious, error, reload } = report;
  const hasNoPartners = partners?.length === 0;
  const isEmpty = hasNoPartners || (months !== undefined && Object.values(totals).every((total) => total === 0));
  const state = error ? 'error' : isEmpty ? 'empty' : months ? 'ready' : 'loading';
  return (
    <ReportRoot ref={ref} aria-labelledby={titleId} aria-busy={isPrevious || undefined} {...props} state={state}>
      <h2 id={titleId}>{t('partnerReport.title')}</h2>
      <PartnerReportProvider value={report}>
        {hasNoPartners ? (
          <EmptyNote message={t('partnerReport.empty')} icon={icons.level} />
        ) : (
          (children ?? (
            <>
              {partners && <parts.PartnerReportFilters />}
              {error ? (
                <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
              ) : isEmpty ? (
                <EmptyNote message={t('partnerReport.nothing')} icon={icons.level} />
              ) : months ? (
                <>
                  <parts.PartnerReportChart />
                  <parts.PartnerReportTable />
                  <parts.PartnerReportCampaigns />
                  <parts.PartnerReportDownload />
                </>
              ) : (
                <>
                  <LoadingStatus label={t('partnerReport.loading')} />
                  <Skeleton shape="panel" />
                </>
              )}
            </>
          ))
        )}
      </PartnerReportProvider>
    </ReportRoot>
  );
});

/** What each partner brought in, by month: a chart, a table and a file for spreadsheets. Admins only. */
export const PartnerReport = Object.assign(Root, {
  Filters: parts.PartnerReportFilters,
  Chart: parts.PartnerReportChart,
  Table: parts.PartnerReportTable,
  Campaigns: parts.PartnerReportCampaigns,
  Download: parts.PartnerReportDownload,
});
