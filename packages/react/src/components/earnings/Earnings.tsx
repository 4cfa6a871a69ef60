import { reportPeriods } from '@lectern/sdk/rules';
import { earningsWords, reportWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { earningsMeasures, type UseEarningsResult, useEarnings } from '../../hooks/authoring/useEarnings.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CsvLink, ReportTable } from '../report-table/index.ts';
import { useGuard } from '../require-capability/index.ts';

export type EarningsProps = Omit<RootProps<'section'>, 'children'>;

const EarningsRoot = createRoot('section', 'lectern-earnings');

/** What the signed-in instructor earned, by month, with a file for spreadsheets. */
export const Earnings = forwardRef<HTMLElement, EarningsProps>(function Earnings(props, ref) {
  const guard = useGuard({ of: 'instructorDashboard' });
  if (!guard) return <Statement ref={ref} {...props} />;
  return (
    <EarningsRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </EarningsRoot>
  );
});

const Statement = forwardRef<HTMLElement, EarningsProps>(function Statement(props, ref) {
  const { t, formats } = useLectern('Earnings', earningsWords, reportWords);
  const titleId = useId();
  const statement = useEarnings();
  const { balance, months, totals, error, reload, isPrevious } = statement;
  const isEmpty = months !== undefined && Object.values(totals).every((total) => total === 0);
  const state = error ? 'error' : isEmpty ? 'empty' : months ? 'ready' : 'loading';
  return (
    <EarningsRoot ref={ref} aria-labelledby={titleId} aria-busy={isPrevious || undefined} {...props} state={state}>
      <header>
        <h1 id={titleId}>{t('earnings.title')}</h1>
        <p>{t('earnings.text')}</p>
      </header>
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : balance === undefined || !months ? (
        <div className="lectern-earnings-loading">
          <LoadingStatus label={t('earnings.loading')} />
          <Skeleton shape="box" />
        </div>
      ) : (
        <>
          <dl className="lectern-earnings-balance">
            <dt>{t('earnings.balance')}</dt>
            <dd>{formats.money(balance)}</dd>
          </dl>
          <Period {...statement} />
          {isEmpty ? <Nothing /> : <Months {...statement} months={months} />}
        </>
      )}
    </EarningsRoot>
  );
});

function Period({ period, setPeriod }: UseEarningsResult) {
  const { t } = useLectern('Earnings', reportWords);
  const options = reportPeriods.map((value) => ({ value, label: t(`report.period.${value}`) }));
  return (
    <SelectField
      label={t('report.period')}
      value={period}
      options={options}
      onChange={({ target }) => {
        const chosen = reportPeriods.find((one) => one === target.value);
        if (chosen) setPeriod(chosen);
      }}
    />
  );
}

function Nothing() {
  const { t, Link, paths } = useLectern('Earnings', earningsWords);
  return (
    <EmptyNote message={t('earnings.empty')} icon={icons.level}>
      <Link href={paths.instructor} className="lectern-button" data-variant="primary">
        {t('earnings.toCourses')}
      </Link>
    </EmptyNote>
  );
}

function Months({
  months,
  totals,
}: Pick<UseEarningsResult, 'totals'> & { months: NonNullable<UseEarningsResult['months']> }) {
  const { t, formats } = useLectern('Earnings', earningsWords, reportWords);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it (WCAG 2.1.1). */}
      <section className="lectern-earnings-table" tabIndex={0} aria-label={t('earnings.table')}>
        <ReportTable
          months={months}
          columns={earningsMeasures}
          head={(measure) => t(`earnings.${measure}`)}
          totals={totals}
          write={(measure, value) => (measure === 'sales' ? formats.count(value) : formats.money(value))}
        />
      </section>
      <div className="lectern-earnings-download">
        <p>{t('earnings.note')}</p>
        <CsvLink
          rows={[
            [t('report.month'), ...earningsMeasures.map((measure) => t(`earnings.${measure}`))],
            ...months.map((month) => [month.month, ...earningsMeasures.map((measure) => month[measure])]),
            [t('report.total'), ...earningsMeasures.map((measure) => totals[measure])],
          ]}
          name={[t('earnings.title'), months[0]?.month, months.at(-1)?.month]}
        />
      </div>
    </>
  );
}
