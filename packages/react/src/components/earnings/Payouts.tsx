import type { Payout } from '@lectern/sdk';
import { payoutDraft, validatorOf } from '@lectern/sdk/forms';
import { earningsWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type DuePayout, type UsePayoutsResult, usePayouts } from '../../hooks/admin/usePayouts.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Field } from '../../ui/Field.tsx';
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
  const { payouts, error, reload, news } = view;
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
            <ul className="lectern-payouts-list">
              {payouts.due.map((row) => (
                <DueRow key={keyOf(row)} view={view} row={row} />
              ))}
            </ul>
          )}
          {payouts.recorded.length > 0 && (
            <>
              <h2>{t('payouts.recorded')}</h2>
              <ul className="lectern-payouts-list">
                {payouts.recorded.map((row) => (
                  <RecordedRow key={keyOf(row)} view={view} row={row} />
                ))}
              </ul>
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

const keyOf = ({ payee, payeeId, month }: DuePayout) => `${payee} ${payeeId} ${month}`;
const isPending = ({ pending }: UsePayoutsResult, row: DuePayout) =>
  pending !== undefined && keyOf(pending) === keyOf(row);

interface PayeeProps {
  view: UsePayoutsResult;
  row: DuePayout;
  children?: ReactNode;
}

/** Who is paid, and how much. */
function Payee({ view, row, children }: PayeeProps) {
  const { t, formats } = useLectern('Payouts', earningsWords);
  return (
    <>
      <div>
        <strong dir="auto">{view.nameOf(row)}</strong>
        <span>
          {t(`payouts.${row.payee}`)}
          {children}
        </span>
      </div>
      <strong>{formats.money(row.amount)}</strong>
    </>
  );
}

/** What somebody is to be paid. Its button opens a form: a slip of the hand records no payout. */
function DueRow({ view, row }: Omit<PayeeProps, 'children'>) {
  const { t, formats } = useLectern('Payouts', earningsWords);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = view.nameOf(row);
  const amount = formats.money(row.amount);
  return (
    <li>
      <Payee view={view} row={row} />
      {isOpen ? (
        <RecordForm view={view} row={row} onClose={() => setOpen(false)} />
      ) : (
        <Button
          ref={opener}
          size="small"
          aria-label={t('payouts.recordLabel', { amount, name })}
          onClick={() => setOpen(true)}
        >
          {t('payouts.record')}
        </Button>
      )}
    </li>
  );
}

function RecordForm({ view, row, onClose }: PayeeProps & { onClose: () => void }) {
  const { t, formats, marketplace } = useLectern('Payouts', earningsWords);
  const reference = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => reference.current?.focus(), []);
  const titleId = useId();
  const name = view.nameOf(row);
  const isBusy = isPending(view, row);
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const { payee, payeeId, month, amount } = row;
        const typed = { payee, payeeId, month, amount, reference: reference.current?.value };
        const checked = validatorOf(marketplace, payoutDraft).safeParse(typed);
        setError(checked.success ? undefined : checked.errors[0]?.message);
        if (checked.success) view.record({ ...row, reference: checked.data.reference });
      }}
    >
      <p id={titleId}>{t('payouts.form', { name, month: formats.month(row.month) })}</p>
      <Field
        ref={reference}
        label={t('payouts.reference')}
        hint={t('payouts.referenceHint', { name })}
        error={error}
        maxLength={100}
        autoComplete="off"
        dir="auto"
      />
      <div>
        <Button type="submit" size="small" variant="primary" isBusy={isBusy} busyLabel={t('payouts.recording')}>
          {t('payouts.recordAmount', { amount: formats.money(row.amount) })}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('notice.cancel')}
        </Button>
      </div>
    </form>
  );
}

function RecordedRow({ view, row }: { view: UsePayoutsResult; row: Payout }) {
  const { t, formats, marketplace } = useLectern('Payouts', earningsWords);
  const { month, amount, reference, recordedAt } = row;
  const isBusy = isPending(view, row);
  const told = { amount: formats.money(amount), name: view.nameOf(row) };
  const label = t('payouts.undoLabel', told);
  const ask = () =>
    marketplace.notices.show({
      type: 'warning',
      title: t('payouts.undoTitle'),
      message: t('payouts.undoText', told),
      confirmLabel: t('payouts.undoConfirm'),
      isDestructive: true,
      onConfirm: () => view.undo(row),
    });
  return (
    <li>
      <Payee view={view} row={row}>
        {' · '}
        {t('payouts.until', { month: formats.month(month) })}
        {' · '}
        <time dateTime={recordedAt}>{formats.date(recordedAt)}</time>
        {reference && ` · ${t('payouts.referenceOf', { reference })}`}
      </Payee>
      <Button
        size="small"
        variant="quiet"
        className="lectern-button-flush"
        isBusy={isBusy}
        busyLabel={t('payouts.undoing')}
        aria-label={isBusy ? t('payouts.undoing') : label}
        onClick={ask}
      >
        {t('payouts.undo')}
      </Button>
    </li>
  );
}
