import { earningsWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useId, useRef } from 'react';
import { type DuePayout, type UsePayoutsResult, usePayouts } from '../../hooks/admin/usePayouts.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';

export type PayoutsProps = Omit<RootProps<'section'>, 'children'>;

const PayoutsRoot = createRoot('section', 'lectern-payouts');

/** What instructors and partners are to be paid; an admin records what was sent. Admins only. */
export const Payouts = forwardRef<HTMLElement, PayoutsProps>(function Payouts(props, ref) {
  const { t } = useLectern('Payouts', earningsWords);
  const guard = useAdminGuard(t('payouts.adminOnly'));
  if (!guard) return <List ref={ref} {...props} />;
  return (
    <PayoutsRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </PayoutsRoot>
  );
});

const List = forwardRef<HTMLElement, PayoutsProps>(function List(props, ref) {
  const { t, formats } = useLectern('Payouts', earningsWords);
  const titleId = useId();
  const view = usePayouts();
  const { payouts, error, reload, news, record, undo } = view;
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The row of the button has gone: without this, the focus would be on the next payee's.
    if (news) outcome.current?.focus();
  }, [news]);
  const isEmpty = payouts?.due.length === 0 && payouts.recorded.length === 0;
  const state = error ? 'error' : isEmpty ? 'empty' : payouts ? 'ready' : 'loading';
  return (
    <PayoutsRoot ref={ref} aria-labelledby={titleId} {...props} state={state}>
      <header className="lectern-heading">
        <h1 id={titleId}>{t('payouts.title')}</h1>
        <p>{t('payouts.text')}</p>
      </header>
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : payouts ? (
        <>
          <p ref={outcome} role="status" tabIndex={-1}>
            {news}
          </p>
          <h2>{t('payouts.due', { month: formats.month(payouts.month) })}</h2>
          {payouts.due.length === 0 ? (
            <EmptyNote message={t('payouts.nothingDue')} icon={icons.level} />
          ) : (
            <Rows view={view} rows={payouts.due} act="record" onPress={record} />
          )}
          {payouts.recorded.length > 0 && (
            <>
              <h2>{t('payouts.recorded')}</h2>
              <Rows view={view} rows={payouts.recorded} act="undo" onPress={undo} />
            </>
          )}
        </>
      ) : (
        <>
          <LoadingStatus label={t('payouts.loading')} />
          <Skeleton shape="panel" />
        </>
      )}
    </PayoutsRoot>
  );
});

interface RowsProps {
  view: UsePayoutsResult;
  rows: readonly (DuePayout & { recordedAt?: string })[];
  act: 'record' | 'undo';
  onPress: (payout: DuePayout) => void;
}

function Rows({ view: { pending, nameOf }, rows, act, onPress }: RowsProps) {
  const { t, formats } = useLectern('Payouts', earningsWords);
  const isSame = (row: DuePayout) =>
    pending !== undefined &&
    pending.payee === row.payee &&
    pending.payeeId === row.payeeId &&
    pending.month === row.month;
  const busyLabel = t(act === 'record' ? 'payouts.recording' : 'payouts.undoing');
  return (
    <ul className="lectern-payouts-list">
      {rows.map((row) => {
        const { payee, payeeId, month, amount, recordedAt } = row;
        const name = nameOf(row);
        return (
          <li key={`${payee} ${payeeId} ${month}`}>
            <div>
              <strong dir="auto">{name}</strong>
              <span>
                {t(`payouts.${payee}`)}
                {recordedAt && (
                  <>
                    {' · '}
                    {t('payouts.until', { month: formats.month(month) })}
                    {' · '}
                    <time dateTime={recordedAt}>{formats.date(recordedAt)}</time>
                  </>
                )}
              </span>
            </div>
            <strong>{formats.money(amount)}</strong>
            <Button
              size="small"
              variant={act === 'record' ? 'secondary' : 'quiet'}
              isBusy={isSame(row)}
              busyLabel={busyLabel}
              aria-label={
                isSame(row)
                  ? busyLabel
                  : t(act === 'record' ? 'payouts.recordLabel' : 'payouts.undoLabel', {
                      amount: formats.money(amount),
                      name,
                    })
              }
              onClick={() => onPress(row)}
            >
              {t(`payouts.${act}`)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
