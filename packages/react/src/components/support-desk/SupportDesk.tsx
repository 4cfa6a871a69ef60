import type { SupportState } from '@lectern/sdk';
import { supportDeskWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useId, useRef } from 'react';
import { type UseSupportDeskResult, useSupportDesk } from '../../hooks/admin/useSupportDesk.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAdminGuard } from '../admin-dashboard/index.ts';
import { Pagination } from '../course-list/index.ts';
import { SupportDeskMessage } from './SupportDeskMessage.tsx';

export type SupportDeskProps = Omit<RootProps<'section'>, 'children'>;

const SupportDeskRoot = createRoot('section', 'lectern-support-desk');

/** What people wrote with the contact and support forms; an admin replies, or closes it. Admins only. */
export const SupportDesk = forwardRef<HTMLElement, SupportDeskProps>(function SupportDesk(props, ref) {
  const { t } = useLectern('SupportDesk', supportDeskWords);
  const guard = useAdminGuard(t('supportDesk.adminOnly'));
  if (!guard) return <Desk ref={ref} {...props} />;
  return (
    <SupportDeskRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </SupportDeskRoot>
  );
});

const states = ['open', 'answered', 'closed'] as const;

const Desk = forwardRef<HTMLElement, SupportDeskProps>(function Desk(props, ref) {
  const { t, formats } = useLectern('SupportDesk', supportDeskWords);
  const titleId = useId();
  const view = useSupportDesk();
  const { list, error, reload, shown, show, setPage } = view;
  const state = error ? 'error' : list?.messages.length === 0 ? 'empty' : list ? 'ready' : 'loading';
  return (
    <SupportDeskRoot ref={ref} aria-labelledby={titleId} {...props} state={state}>
      <header className="lectern-heading">
        <h1 id={titleId}>{t('supportDesk.title')}</h1>
        <p>{t('supportDesk.text')}</p>
      </header>
      {error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : list ? (
        <>
          {!list.sendsMail && <p className="lectern-support-desk-note">{t('supportDesk.noMail')}</p>}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div role="group" aria-label={t('supportDesk.filter')} className="lectern-support-desk-filters">
            {states.map((one) => (
              <Button key={one} size="small" aria-pressed={one === shown} onClick={() => show(one)}>
                {t(`supportDesk.${one}`, { count: formats.count(list.counts[one]) })}
              </Button>
            ))}
          </div>
          <News view={view} />
          {list.messages.length === 0 ? (
            <Nothing shown={shown} show={show} />
          ) : (
            <ul className="lectern-support-desk-messages" aria-label={t('supportDesk.list')}>
              {list.messages.map((message) => (
                <SupportDeskMessage key={message._id} message={message} view={view} sendsMail={list.sendsMail} />
              ))}
            </ul>
          )}
          <Pagination page={list.currentPage} pages={list.totalPages} onPageChange={setPage} />
        </>
      ) : (
        <>
          <LoadingStatus label={t('supportDesk.loading')} />
          <Skeleton shape="panel" />
        </>
      )}
    </SupportDeskRoot>
  );
});

/** What was done last. The message has left the list with its buttons, so the focus comes here. */
function News({ view: { news, undo, pending } }: { view: UseSupportDeskResult }) {
  const { t } = useLectern('SupportDesk', supportDeskWords);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news) element.current?.focus();
  }, [news]);
  return (
    <div ref={element} tabIndex={-1} className="lectern-support-desk-news">
      <p role="status">{news}</p>
      {undo && (
        <Button size="small" variant="quiet" isBusy={pending !== undefined} onClick={undo}>
          {t('supportDesk.undo')}
        </Button>
      )}
    </div>
  );
}

function Nothing({ shown, show }: { shown: SupportState; show: (state: SupportState) => void }) {
  const { t, Link, paths } = useLectern('SupportDesk', supportDeskWords);
  return (
    <EmptyNote message={t(`supportDesk.empty.${shown}`)} icon={icons.success}>
      {shown === 'open' ? (
        <Link href={paths.admin} className="lectern-button" data-variant="primary">
          {t('supportDesk.toDashboard')}
        </Link>
      ) : (
        <Button variant="primary" onClick={() => show('open')}>
          {t('supportDesk.toOpen')}
        </Button>
      )}
    </EmptyNote>
  );
}
