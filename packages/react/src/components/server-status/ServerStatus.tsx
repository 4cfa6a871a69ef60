import { statusWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useServerStatus } from '../../hooks/admin/useServerStatus.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { StatusPart } from './StatusPart.tsx';

export type ServerStatusProps = Omit<RootProps<'section'>, 'children'>;

const Root = createRoot('section', 'lectern-server-status');

/** How the server, its database, files, mail and payments are, and what to do where one isn't well. Admins only. */
export const ServerStatus = forwardRef<HTMLElement, ServerStatusProps>(function ServerStatus(props, ref) {
  const { t } = useLectern('ServerStatus', statusWords);
  const guard = useAdminGuard(t('serverStatus.adminOnly'));
  if (!guard) return <Status ref={ref} {...props} />;
  return (
    <Root ref={ref} {...props} state={guard.state}>
      {guard.content}
    </Root>
  );
});

const Status = forwardRef<HTMLElement, ServerStatusProps>(function Status(props, ref) {
  const { t, formats } = useLectern('ServerStatus', statusWords);
  const titleId = useId();
  const { status, error, isChecking, check } = useServerStatus();
  const bad = status?.parts.filter(({ state }) => state === 'strained' || state === 'failing').length ?? 0;
  return (
    <Root ref={ref} aria-labelledby={titleId} {...props} state={status ? 'ready' : error ? 'error' : 'loading'}>
      <header className="lectern-heading">
        <h1 id={titleId}>{t('serverStatus.title')}</h1>
        <p>{t('serverStatus.text')}</p>
      </header>
      {/* What was known has a button of its own. */}
      {error && !isChecking && (
        <ErrorNote message={error} {...(status ? {} : { retryLabel: t('error.retry'), onRetry: check })} />
      )}
      {status ? (
        <>
          <div className="lectern-server-status-summary">
            <p role="status">
              <strong>{bad === 0 ? t('serverStatus.allWell') : t.plural('serverStatus.attention', bad)}</strong>{' '}
              <span>{t('serverStatus.checkedAt', { time: formats.dateTime(status.checkedAt) })}</span>
            </p>
            <Button onClick={check} isBusy={isChecking} busyLabel={t('serverStatus.checking')}>
              {t('serverStatus.check')}
            </Button>
          </div>
          <ul aria-label={t('serverStatus.parts')} className="lectern-server-status-parts">
            {status.parts.map((part) => (
              <StatusPart key={part.kind} part={part} />
            ))}
          </ul>
          <dl aria-label={t('serverStatus.server')} className="lectern-server-status-server">
            <div>
              <dt>{t('serverStatus.version')}</dt>
              <dd>{status.version}</dd>
            </div>
            <div>
              <dt>{t('serverStatus.node')}</dt>
              <dd>{status.node}</dd>
            </div>
            <div>
              <dt>{t('serverStatus.databaseKind')}</dt>
              <dd>{t(`serverStatus.databaseKind.${status.database}`)}</dd>
            </div>
            <div>
              <dt>{t('serverStatus.startedAt')}</dt>
              <dd>
                <time dateTime={status.startedAt}>{formats.dateTime(status.startedAt)}</time>
              </dd>
            </div>
          </dl>
        </>
      ) : (
        !error && (
          <>
            <LoadingStatus label={t('serverStatus.loading')} />
            <Skeleton shape="panel" />
          </>
        )
      )}
    </Root>
  );
});
