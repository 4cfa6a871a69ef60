import type { AuditEvent, AuditTrail as Trail } from '@lectern/sdk';
import { auditWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useAuditTrail } from '../../hooks/admin/useAuditTrail.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { Pagination } from '../course-list/index.ts';
import { useDetails } from './useDetails.ts';

export type AuditTrailProps = Omit<RootProps<'section'>, 'children'>;

const Root = createRoot('section', 'lectern-audit-trail');

/** What admins and operators did, newest first: who, what, when, from where, and how it ended. Admins only. */
export const AuditTrail = forwardRef<HTMLElement, AuditTrailProps>(function AuditTrail(props, ref) {
  const { t } = useLectern('AuditTrail', auditWords);
  const guard = useAdminGuard(t('audit.adminOnly'));
  if (!guard) return <Acts ref={ref} {...props} />;
  return (
    <Root ref={ref} {...props} state={guard.state}>
      {guard.content}
    </Root>
  );
});

const Acts = forwardRef<HTMLElement, AuditTrailProps>(function Acts(props, ref) {
  const { t } = useLectern('AuditTrail', auditWords);
  const titleId = useId();
  const { trail, error, reload, setPage, action, setAction } = useAuditTrail();
  const isEmpty = trail?.events.length === 0;
  return (
    <Root
      ref={ref}
      aria-labelledby={titleId}
      {...props}
      state={error ? 'error' : isEmpty ? 'empty' : trail ? 'ready' : 'loading'}
    >
      <header className="lectern-heading">
        <h1 id={titleId}>{t('audit.title')}</h1>
        <p>{t('audit.text')}</p>
      </header>
      {!error && (action !== undefined || !isEmpty) && <ActionField action={action} onChange={setAction} />}
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : !trail ? (
        <>
          <LoadingStatus label={t('audit.loading')} />
          <Skeleton shape="panel" />
        </>
      ) : isEmpty ? (
        <EmptyNote message={t(action === undefined ? 'audit.empty' : 'audit.noneOfAction')} icon={icons.text}>
          {action !== undefined && <Button onClick={() => setAction(undefined)}>{t('audit.showAll')}</Button>}
        </EmptyNote>
      ) : (
        <>
          <ol aria-label={t('audit.title')} className="lectern-audit-trail-list">
            {trail.events.map((event) => (
              <li key={event._id} data-outcome={event.outcome}>
                <Act {...event} names={trail.names} />
              </li>
            ))}
          </ol>
          <Pagination page={trail.page} pages={trail.pages} onPageChange={setPage} />
        </>
      )}
    </Root>
  );
});

/** Words for what this version knows; the rest keeps its name, as in the API. */
const knownActs = new Set<string>(
  Object.keys(auditWords).flatMap((key) => (key.startsWith('audit.act.') ? [key.slice('audit.act.'.length)] : [])),
);
type KnownAct = keyof typeof auditWords extends infer Key
  ? Key extends `audit.act.${infer Act}`
    ? Act
    : never
  : never;
const isKnown = (action: string): action is KnownAct => knownActs.has(action);

/** Shows one action alone. */
function ActionField({
  action = '',
  onChange,
}: {
  action: string | undefined;
  onChange: (action: string | undefined) => void;
}) {
  const { t, marketplace } = useLectern('AuditTrail', auditWords);
  const actions = [...knownActs].filter(isKnown).map((value) => ({ value, label: t(`audit.act.${value}`) }));
  return (
    <SelectField
      className="lectern-audit-trail-action"
      label={t('audit.action')}
      value={action}
      options={[
        { value: '', label: t('audit.allActions') },
        ...actions.sort((one, other) => one.label.localeCompare(other.label, marketplace.locale)),
      ]}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

interface ActProps extends AuditEvent {
  names: Trail['names'];
}

function Act({ at, actorName, action, subjectId, details, address, outcome, names }: ActProps) {
  const { t, formats } = useLectern('AuditTrail', auditWords);
  const subject = subjectId && names[subjectId];
  const given = useDetails(details, names);
  if (subject) given.unshift(subject);
  else if (subjectId !== undefined) given.push(t('audit.subject', { id: subjectId }));
  return (
    <>
      <strong>{isKnown(action) ? t(`audit.act.${action}`) : action}</strong>
      <span dir="auto">{actorName ?? t('audit.operator')}</span>
      <span>
        <time dateTime={at}>{formats.dateTime(at)}</time>
        {address !== undefined && ` · ${t('audit.from', { address })}`}
      </span>
      {outcome !== 'done' && <span className="lectern-audit-trail-outcome">{t(`audit.outcome.${outcome}`)}</span>}
      {given.length > 0 && (
        <span dir="auto" className="lectern-audit-trail-details">
          {given.join(' · ')}
        </span>
      )}
    </>
  );
}
