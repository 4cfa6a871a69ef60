import type { EarningsCourse, OwnedPartner, OwnPayout, Payee } from '@lectern/sdk';
import { reportMonths, reportPeriods, toPaise, toRupees } from '@lectern/sdk/rules';
import { earningsWords, reportWords } from '@lectern/sdk/words';
import { type ComponentProps, forwardRef, useId } from 'react';
import {
  type EarningsMeasure,
  earningsMeasures,
  type UseEarningsResult,
  useEarnings,
} from '../../hooks/authoring/useEarnings.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CsvLink, MonthTable, ReportDownload, ReportTable } from '../report-table/index.ts';
import { useGuard } from '../require-capability/index.ts';

export interface EarningsProps extends Omit<RootProps<'section'>, 'children'> {
  /** As what: an instructor, or the owner of partners. @default 'instructor' */
  payee?: Payee;
}

/** The last month of UTC that has ended, such as `2026-01`. */
const endedMonth = () => reportMonths({}).at(-2) ?? '';

const EarningsRoot = createRoot('section', 'lectern-earnings');

/** What the signed-in user earned, by month, with a file for spreadsheets. */
export const Earnings = forwardRef<HTMLElement, EarningsProps>(function Earnings(props, ref) {
  const { payee, ...rest } = props;
  const guard = useGuard(payee === 'partner' ? {} : { of: 'instructorDashboard' });
  if (!guard) return <Statement ref={ref} {...props} />;
  return (
    <EarningsRoot ref={ref} {...rest} state={guard.state}>
      {guard.content}
    </EarningsRoot>
  );
});

const Statement = forwardRef<HTMLElement, EarningsProps>(function Statement({ payee, ...props }, ref) {
  const { t, formats } = useLectern('Earnings', earningsWords, reportWords);
  const titleId = useId();
  const statement = useEarnings(payee);
  const { partners, partner, balance, due, payouts, months, courses, totals, error, reload, isPrevious } = statement;
  const hasNoPartner = partners?.length === 0;
  const isEmpty = hasNoPartner || (months !== undefined && Object.values(totals).every((total) => total === 0));
  const state = error ? 'error' : isEmpty ? 'empty' : months ? 'ready' : 'loading';
  return (
    <EarningsRoot ref={ref} aria-labelledby={titleId} aria-busy={isPrevious || undefined} {...props} state={state}>
      <header className="lectern-heading">
        <h1 id={titleId}>{t('earnings.title')}</h1>
        <p>{t(payee === 'partner' ? 'earnings.textOfPartner' : 'earnings.text')}</p>
      </header>
      {partner && <Partner {...statement} partner={partner} />}
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : hasNoPartner ? (
        <ToSnippets message={t('earnings.noPartner')} />
      ) : balance === undefined || due === undefined || !payouts || !months || !courses ? (
        <>
          <LoadingStatus label={t('earnings.loading')} />
          <Skeleton shape="panel" />
        </>
      ) : (
        <>
          <dl className="lectern-earnings-balance">
            <div>
              <dt>{t('earnings.balance')}</dt>
              <dd>{formats.money(balance)}</dd>
            </div>
            <div>
              <dt>{t('earnings.due', { month: formats.month(endedMonth()) })}</dt>
              <dd>{formats.money(due)}</dd>
            </div>
            <div>
              <dt>{t('earnings.thisMonth')}</dt>
              <dd>{formats.money(toRupees(toPaise(balance) - toPaise(due)))}</dd>
            </div>
          </dl>
          <Period {...statement} />
          {!isEmpty ? (
            <>
              <Months {...statement} months={months} />
              <Download {...statement} months={months} courses={courses} payouts={payouts} />
              {courses.length > 0 && <Courses courses={courses} />}
            </>
          ) : partner ? (
            <ToSnippets message={t('earnings.empty')} />
          ) : (
            <Nothing />
          )}
          {payouts.length > 0 && <OwnPayouts payouts={payouts} />}
        </>
      )}
    </EarningsRoot>
  );
});

/** Whose statement it is, and a choice where the user has several partners. */
function Partner({ partners = [], partner, setPartner }: UseEarningsResult & { partner: OwnedPartner }) {
  const { t } = useLectern('Earnings', earningsWords);
  return (
    <>
      {partners.length > 1 ? (
        <SelectField
          label={t('earnings.partner')}
          value={partner._id}
          options={partners.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ target }) => setPartner(target.value)}
        />
      ) : (
        <h2 dir="auto">{partner.name}</h2>
      )}
      {partner.state === 'revoked' && <p>{t('earnings.revoked')}</p>}
    </>
  );
}

function ToSnippets({ message }: { message: string }) {
  const { t, Link, paths } = useLectern('Earnings', earningsWords);
  return (
    <EmptyNote message={message} icon={icons.level}>
      <Link href={paths.snippets()} className="lectern-button" data-variant="primary">
        {t('earnings.toSnippets')}
      </Link>
    </EmptyNote>
  );
}

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

const courseMeasures = ['sales', 'price', 'share', 'refunded'] as const;

/** What each course earned in the chosen months. */
function Courses({ courses }: { courses: readonly EarningsCourse[] }) {
  const { t, formats, Link, paths } = useLectern('Earnings', earningsWords);
  return (
    <>
      <h2>{t('earnings.courses')}</h2>
      <ReportTable
        label={t('earnings.courses')}
        head={t('earnings.course')}
        columns={courseMeasures.map((measure) => ({ head: t(`earnings.${measure}`) }))}
        rows={courses.map(({ courseId, title, sales, ...amounts }) => ({
          key: courseId,
          name: (
            <Link href={paths.course(courseId)} dir="auto">
              {title}
            </Link>
          ),
          cells: [
            formats.count(sales),
            ...(['price', 'share', 'refunded'] as const).map((measure) => formats.money(amounts[measure])),
          ],
          zeros: [sales, amounts.price, amounts.share, amounts.refunded].map((value) => value === 0),
        }))}
      />
    </>
  );
}

/** What was paid out, and how to find it at the bank. */
function OwnPayouts({ payouts }: { payouts: readonly OwnPayout[] }) {
  const { t, formats } = useLectern('Earnings', earningsWords);
  return (
    <>
      <h2>{t('earnings.payouts')}</h2>
      <ul className="lectern-payouts-list">
        {payouts.map(({ month, amount, reference, recordedAt }) => (
          <li key={month}>
            <div>
              <strong>
                <time dateTime={recordedAt}>{formats.date(recordedAt)}</time>
              </strong>
              <span>
                {t('payouts.until', { month: formats.month(month) })}
                {reference && ` · ${t('payouts.referenceOf', { reference })}`}
              </span>
            </div>
            <strong>{formats.money(amount)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

type Loaded<Part extends keyof UseEarningsResult> = { [Key in Part]: NonNullable<UseEarningsResult[Key]> };

function Months({ months, totals }: Loaded<'months' | 'totals'>) {
  const { t, formats } = useLectern('Earnings', earningsWords);
  return (
    <MonthTable
      label={t('earnings.table')}
      months={months}
      columns={earningsMeasures}
      head={(measure) => t(`earnings.${measure}`)}
      totals={totals}
      write={(measure, value) => (measure === 'sales' ? formats.count(value) : formats.money(value))}
    />
  );
}

/** The months, courses and payouts of the page as one file, below each other. */
function Download(props: Loaded<'months' | 'totals' | 'courses' | 'payouts'> & Pick<UseEarningsResult, 'partner'>) {
  const { months, totals, courses, payouts, partner } = props;
  const { t, marketplace } = useLectern('Earnings', earningsWords, reportWords);
  const { decimals } = marketplace.money;
  const write = (measure: EarningsMeasure, value: number) =>
    measure === 'sales' ? value : { amount: value, decimals };
  const heads = (measures: readonly EarningsMeasure[]) => measures.map((measure) => t(`earnings.${measure}`));
  const rows: ComponentProps<typeof CsvLink>['rows'] = [
    [t('report.month'), ...heads(earningsMeasures)],
    ...months.map((month) => [month.month, ...earningsMeasures.map((measure) => write(measure, month[measure]))]),
    [t('report.total'), ...earningsMeasures.map((measure) => write(measure, totals[measure]))],
    [],
    [t('earnings.course'), ...heads(courseMeasures)],
    ...courses.map((course) => [course.title, ...courseMeasures.map((measure) => write(measure, course[measure]))]),
    [],
    [t('earnings.payouts'), t('report.month'), t('earnings.paidOut'), t('payouts.reference')],
    ...payouts.map(({ recordedAt, month, amount, reference = '' }) => [
      recordedAt.slice(0, 10),
      month,
      { amount, decimals },
      reference,
    ]),
  ];
  return (
    <ReportDownload note={t('earnings.note')}>
      <CsvLink rows={rows} name={[t('earnings.title'), partner?.name, months[0]?.month, months.at(-1)?.month]} />
    </ReportDownload>
  );
}
