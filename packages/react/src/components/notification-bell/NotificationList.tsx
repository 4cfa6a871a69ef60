import { forwardRef, type HTMLAttributes, useId, useImperativeHandle, useRef } from 'react';
import type { useNotifications } from '../../hooks/useNotifications.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationItem } from './NotificationItem.tsx';

export interface NotificationListProps extends HTMLAttributes<HTMLElement> {
  /** From `useNotifications()`. */
  list: ReturnType<typeof useNotifications>;
  /** A notification's link was followed. */
  onFollow?: () => void;
}

/** What there is to tell: loading, error, empty, or newest first. */
export const NotificationList = forwardRef<HTMLElement, NotificationListProps>(function NotificationList(
  { list, onFollow, className, ...props },
  ref,
) {
  const { t } = useLectern('NotificationList');
  const own = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLElement);
  const titleId = useId();
  const { items, unreadCount, isLoading, error } = list;
  // The button that was pressed goes away with what it stood for; the focus stays in the list.
  const keepFocus = () => own.current?.focus();
  return (
    <section
      ref={own}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...props}
      className={cx('lectern-notifications', className)}
    >
      <header className="lectern-notifications-head">
        <h2 id={titleId}>{t('notifications.title')}</h2>
        {unreadCount > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              list.markAllRead();
              keepFocus();
            }}
          >
            {t('notifications.markAllRead')}
          </Button>
        )}
        {items.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              list.clear();
              keepFocus();
            }}
          >
            {t('notifications.clear')}
          </Button>
        )}
      </header>
      {error && <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={list.reload} />}
      {isLoading && (
        <div className="lectern-notifications-loading">
          <LoadingStatus label={t('notifications.loading')} />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      )}
      {items.length > 0 ? (
        <ul className="lectern-notifications-items">
          {items.map((item) => (
            <NotificationItem
              key={item._id}
              notification={item}
              onFollow={onFollow}
              onRemove={() => {
                list.remove(item._id);
                keepFocus();
              }}
              onMarkRead={() => {
                list.markRead(item._id);
                keepFocus();
              }}
            />
          ))}
        </ul>
      ) : (
        !isLoading && !error && <EmptyNote icon="bell" message={t('notifications.empty')} />
      )}
    </section>
  );
});
