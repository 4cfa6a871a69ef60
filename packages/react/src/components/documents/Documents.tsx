import type { ListedDocument, MonthDocuments } from '@lectern/sdk';
import { orderDigits } from '@lectern/sdk/rules';
import { documentWords, orderWords, reportWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useDocuments } from '../../hooks/admin/useDocuments.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { Pagination } from '../course-list/index.ts';
import { ReportDownload, ReportTable } from '../report-table/index.ts';

export type DocumentsProps = Omit<RootProps<'section'>, 'children'>;

const Root = createRoot('section', 'lectern-documents');

/** The receipts and credit notes of a month by number, their sums, and a file for the accounts. Admins only. */
export const Documents = forwardRef<HTMLElement, DocumentsProps>(function Documents(props, ref) {
  const { t } = useLectern('Documents', documentWords);
  const guard = useAdminGuard(t('documents.adminOnly'));
  if (!guard) return <Month ref={ref} {...props} />;
  return (
    <Root ref={ref} {...props} state={guard.state}>
      {guard.content}
    </Root>
  );
});

const Month = forwardRef<HTMLElement, DocumentsProps>(function Month(props, ref) {
  const { t, formats } = useLectern('Documents', documentWords);
  const titleId = useId();
  const { months, month, setMonth, setPage, documents, isPrevious, error, reload } = useDocuments();
  const isEmpty = documents?.totals.all.count === 0;
  const state = error ? 'error' : isEmpty ? 'empty' : documents ? 'ready' : 'loading';
  return (
    <Root ref={ref} aria-labelledby={titleId} aria-busy={isPrevious || undefined} {...props} state={state}>
      <header className="lectern-heading">
        <h1 id={titleId}>{t('documents.title')}</h1>
        <p>{t('documents.text')}</p>
      </header>
      <SelectField
        label={t('documents.month')}
        value={month}
        options={months.map((value) => ({ value, label: formats.month(value) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : !documents ? (
        <>
          <LoadingStatus label={t('documents.loading')} />
          <Skeleton shape="panel" />
        </>
      ) : isEmpty ? (
        <EmptyNote message={t('documents.empty', { month: formats.month(month) })} icon={icons.text} />
      ) : (
        <>
          <Totals {...documents} />
          <Rows {...documents} />
          <Pagination page={documents.page} pages={documents.pages} onPageChange={setPage} />
        </>
      )}
    </Root>
  );
});

const amounts = ['taxable', 'tax', 'total'] as const;

function Totals({ totals, csvUrl }: MonthDocuments) {
  const { t, formats } = useLectern('Documents', documentWords, reportWords);
  const { missing } = totals.all;
  return (
    <>
      <ReportTable
        label={t('documents.totals')}
        head={t('documents.totals')}
        columns={[{ head: t('documents.count') }, ...amounts.map((amount) => ({ head: t(`documents.${amount}`) }))]}
        rows={(['receipts', 'creditNotes', 'all'] as const).map((kind) => ({
          key: kind,
          name: t(`documents.${kind}`),
          cells: [formats.count(totals[kind].count), ...amounts.map((amount) => formats.money(totals[kind][amount]))],
        }))}
      />
      <ReportDownload
        note={
          <>
            {missing === 0
              ? t('documents.complete')
              : t.plural('documents.missing', missing, { count: formats.count(missing) })}{' '}
            {t('documents.note')}
          </>
        }
      >
        {csvUrl && (
          <a href={csvUrl} download className="lectern-button" data-variant="secondary">
            {t('report.download')}
          </a>
        )}
      </ReportDownload>
    </>
  );
}

function Rows({ documents }: MonthDocuments) {
  const { t, formats, Link, paths } = useLectern('Documents', documentWords, orderWords);
  const kindOf = ({ kind, voidedAt }: ListedDocument) =>
    voidedAt
      ? t('documents.void', { date: formats.date(voidedAt) })
      : t(kind === 'receipt' ? 'documents.receipt' : 'documents.creditNote');
  const columns = [
    ...(['date', 'kind', 'order', 'buyer'] as const).map((column) => ({
      head: t(`documents.${column}`),
      isText: true,
    })),
    ...amounts.map((amount) => ({ head: t(`documents.${amount}`), isSum: amount === 'total' })),
  ];
  return (
    <ReportTable
      label={t('documents.table')}
      head={t('documents.number')}
      columns={columns}
      rows={documents.map((document) => {
        const { number, issuedAt, orderId, buyer, pdfUrl } = document;
        return {
          key: number,
          name: pdfUrl ? <a href={pdfUrl}>{number}</a> : number,
          cells: [
            <time key="date" dateTime={issuedAt}>
              {formats.date(issuedAt)}
            </time>,
            kindOf(document),
            <Link key="order" href={paths.order(orderId)}>
              {t('orders.number', { digits: orderDigits(orderId) })}
            </Link>,
            <bdi key="buyer">{buyer.name}</bdi>,
            ...amounts.map((amount) => formats.money(document[amount])),
          ],
        };
      })}
    />
  );
}
