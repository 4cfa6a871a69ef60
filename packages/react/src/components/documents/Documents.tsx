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
        <div className="lectern-documents-loading">
          <LoadingStatus label={t('documents.loading')} />
          <Skeleton shape="box" />
        </div>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it (WCAG 2.1.1). */}
      <section className="lectern-documents-table" tabIndex={0} aria-label={t('documents.totals')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('documents.totals')}</th>
              <th scope="col">{t('documents.count')}</th>
              {amounts.map((amount) => (
                <th key={amount} scope="col">
                  {t(`documents.${amount}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['receipts', 'creditNotes', 'all'] as const).map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`documents.${kind}`)}</th>
                <td>{formats.count(totals[kind].count)}</td>
                {amounts.map((amount) => (
                  <td key={amount}>{formats.money(totals[kind][amount])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="lectern-documents-download">
        <p>
          {missing === 0
            ? t('documents.complete')
            : t.plural('documents.missing', missing, { count: formats.count(missing) })}{' '}
          {t('documents.note')}
        </p>
        {csvUrl && (
          <a href={csvUrl} download className="lectern-button" data-variant="secondary">
            {t('report.download')}
          </a>
        )}
      </div>
    </>
  );
}

function Rows({ documents }: MonthDocuments) {
  const { t, formats, Link, paths } = useLectern('Documents', documentWords, orderWords);
  const kindOf = ({ kind, voidedAt }: ListedDocument) =>
    voidedAt
      ? t('documents.void', { date: formats.date(voidedAt) })
      : t(kind === 'receipt' ? 'documents.receipt' : 'documents.creditNote');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it (WCAG 2.1.1).
    <section className="lectern-documents-table" tabIndex={0} aria-label={t('documents.table')}>
      <table>
        <thead>
          <tr>
            {(['number', 'date', 'kind', 'order', 'buyer', ...amounts] as const).map((column) => (
              <th key={column} scope="col">
                {t(`documents.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => {
            const { number, issuedAt, orderId, buyer, pdfUrl } = document;
            return (
              <tr key={number}>
                <th scope="row">{pdfUrl ? <a href={pdfUrl}>{number}</a> : number}</th>
                <td>
                  <time dateTime={issuedAt}>{formats.date(issuedAt)}</time>
                </td>
                <td>{kindOf(document)}</td>
                <td>
                  <Link href={paths.order(orderId)}>{t('orders.number', { digits: orderDigits(orderId) })}</Link>
                </td>
                <td dir="auto">{buyer.name}</td>
                {amounts.map((amount) => (
                  <td key={amount}>{formats.money(document[amount])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
