import type { AuditEvent } from '@lectern/sdk';
import { auditWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useAuditTrail } from '../../hooks/admin/useAuditTrail.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { Pagination } from '../course-list/index.ts';

export type AuditTrailProps = Omit<RootProps<'section'>, 'children'>;

const Root = createRoot('section', 'lectern-audit-trail');

/** What admins and operators did, newest first: who, what, when, from where, and how it ended. Admins only. */
export const AuditTrail = forwardRef<HTMLElement, AuditTrailProps>(function AuditTrail(props, ref) {
  const { t } = useLectern('AuditTrail', auditWords);
  const guard = useAdminGuard(t('audit.adminOnly'));
  if (!guard) return <Trail ref={ref} {...props} />;
  return (
    <Root ref={ref} {...props} state={guard.state}>
      {guard.content}
    </Root>
  );
});

const Trail = forwardRef<HTMLElement, AuditTrailProps>(function Trail(props, ref) {
  const { t } = useLectern('AuditTrail', auditWords);
  const titleId = useId();
  const { trail, error, reload, setPage } = useAuditTrail();
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
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : !trail ? (
        <>
          <LoadingStatus label={t('audit.loading')} />
          <Skeleton shape="panel" />
        </>
      ) : isEmpty ? (
        <EmptyNote message={t('audit.empty')} icon={icons.text} />
      ) : (
        <>
          <ol aria-label={t('audit.title')} className="lectern-audit-trail-list">
            {trail.events.map((event) => (
              <li key={event._id} data-outcome={event.outcome}>
                <Act {...event} />
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

/** The ids stand last: whoever looks for one knows it. */
const isId = (name: string) => /Ids?$/.test(name);
/** `maxUses` as `max uses`. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function Act({ at, actorName, action, subjectId, details, address, outcome }: AuditEvent) {
  const { t, formats } = useLectern('AuditTrail', auditWords);
  const given = Object.entries(details)
    .sort(([one], [other]) => Number(isId(one)) - Number(isId(other)))
    .map(([name, value]) => `${inWords(name)}: ${value}`);
  return (
    <>
      <strong>{isKnown(action) ? t(`audit.act.${action}`) : action}</strong>
      <span dir="auto">{actorName ?? t('audit.operator')}</span>
      <span>
        <time dateTime={at}>{formats.dateTime(at)}</time>
        {address !== undefined && ` · ${t('audit.from', { address })}`}
      </span>
      {outcome !== 'done' && <span className="lectern-audit-trail-outcome">{t(`audit.outcome.${outcome}`)}</span>}
      {(given.length > 0 || subjectId !== undefined) && (
        <span dir="auto" className="lectern-audit-trail-details">
          {[...given, ...(subjectId === undefined ? [] : [t('audit.subject', { id: subjectId })])].join(' · ')}
        </span>
      )}
    </>
  );
}
