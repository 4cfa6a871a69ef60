import { notificationWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import type { UseNotificationsResult } from '../../hooks/account/useNotifications.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NotificationListProvider } from './context.ts';
import * as parts from './listParts.tsx';

export interface NotificationListProps extends RootProps<'section'> {
  /** From `useNotifications()`. */
  list: UseNotificationsResult;
  /** Called when the link of a notification is followed, for example to close a popup. */
  onFollow?: () => void;
  /** The parts, in your arrangement; the states of an empty or failed list come below them. @default the usual parts */
  children?: ReactNode;
}

const ListRoot = createRoot('section', 'lectern-notification-list');

const Root = forwardRef<HTMLElement, NotificationListProps>(function NotificationList(
  { list, onFollow, children, ...props },
  ref,
) {
  const { t } = useLectern('NotificationList', notificationWords);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const titleId = useId();
  const { items, isLoading, error } = list;
  const state = isLoading ? 'loading' : error ? 'error' : items.length === 0 ? 'empty' : 'ready';
  return (
    <ListRoot ref={root} tabIndex={-1} aria-labelledby={titleId} {...props} state={state}>
      <NotificationListProvider value={{ list, titleId, onFollow, focusList: () => root.current?.focus() }}>
        {children ?? (
          <parts.NotificationListHeader>
            <parts.NotificationListTitle />
            <parts.NotificationListMarkAllReadButton />
            <parts.NotificationListClearButton />
          </parts.NotificationListHeader>
        )}
        {error && <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={list.reload} />}
        {isLoading && (
          <div className="lectern-notification-list-loading">
            <LoadingStatus label={t('notifications.loading')} />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        )}
        {!children && <parts.NotificationListItems />}
        {state === 'empty' && <EmptyNote icon={icons.bell} message={t('notifications.empty')} />}
      </NotificationListProvider>
    </ListRoot>
  );
});

/** The notifications, newest first, with Mark as read and Remove for each and for all. */
export const NotificationList = Object.assign(Root, {
  Header: parts.NotificationListHeader,
  Title: parts.NotificationListTitle,
  MarkAllReadButton: parts.NotificationListMarkAllReadButton,
  ClearButton: parts.NotificationListClearButton,
  Items: parts.NotificationListItems,
});
