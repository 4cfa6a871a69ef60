import { messageOf, type UserNotification } from '@lectern/sdk';
import { notificationWords } from '@lectern/sdk/words';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { useMutation } from '../../provider/query.ts';
import { notificationsQuery } from '../../queries/notifications.ts';
import { usePersonalQuery } from './usePersonalQuery.ts';
import { useUserId } from './useSession.ts';

/** Polls while the tab is visible. Any other fetch restarts the interval. */
const POLL_INTERVAL_MS = 60_000;

/** What {@link useNotifications} returns. */
export interface UseNotificationsResult {
  items: readonly UserNotification[];
  unreadCount: number;
  /** The first load, while there is nothing to show. */
  isLoading: boolean;
  /** Why the last load failed. */
  error: string | null;
  /** Loads the notifications again after an error. */
  reload: () => void;
  /** Marks a notification as read. */
  markRead: (id: string) => void;
  /** Marks all notifications as read. */
  markAllRead: () => void;
  /** Removes a notification. */
  remove: (id: string) => void;
  /** Removes all notifications. */
  clear: () => void;
}

/**
 * The notifications behind the bell (§4), newest first, at most 50: the server's and this browser's own. A partner's
 * page may not read the server's.
 */
export function useNotifications(): UseNotificationsResult {
  const { marketplace, t } = useLectern('useNotifications', notificationWords);
  const { notices, notifications, users } = marketplace;
  const isSignedIn = useUserId() !== undefined && !marketplace.isPartnerPage;
  const items = useStore(notifications, (state) => state.items);
  const { data, error, isLoading, isFetching, refetch } = usePersonalQuery(
    (userId) => notificationsQuery(marketplace, userId),
    { refetchInterval: POLL_INTERVAL_MS, enabled: isSignedIn },
  );
  useEffect(() => {
    if (data) notifications.receive(data);
  }, [data, notifications]);

  // If this fails, they stay read in this browser.
  const { mutate: markOnServer } = useMutation({ mutationFn: (ids: string[]) => users.markNotificationsRead({ ids }) });
  // If this fails, they are gone until the next page load, and people are told that they come back.
  const { mutate: removeOnServer } = useMutation({
    mutationFn: (ids: string[]) => users.removeNotifications({ ids }),
    onError: () =>
      notices.show({
        type: 'error',
        title: t('notifications.notRemoved.title'),
        message: t('notifications.notRemoved.text'),
      }),
  });
  /** The server doesn't know the notifications that this browser created. */
  const sync = (change: (ids: string[]) => void, ids: readonly string[]) => {
    const known = new Set(data?.map(({ _id }) => _id));
    const fromServer = ids.filter((id) => known.has(id));
    if (fromServer.length > 0) change(fromServer);
  };
  const unread = items.filter((item) => !item.isRead).map(({ _id }) => _id);

  return {
    items,
    unreadCount: unread.length,
    isLoading: isLoading && items.length === 0,
    error: error && !isFetching ? messageOf(error, t('notifications.failed')) : null,
    reload() {
      // `refetch` ignores that the query is disabled for a visitor.
      if (isSignedIn) void refetch({ cancelRefetch: false });
    },
    markRead(id) {
      if (!unread.includes(id)) return;
      notifications.markRead(id);
      sync(markOnServer, [id]);
    },
    markAllRead() {
      notifications.markAllRead();
      sync(markOnServer, unread);
    },
    remove(id) {
      sync(removeOnServer, [id]);
      notifications.remove(id);
    },
    clear() {
      sync(
        removeOnServer,
        items.map(({ _id }) => _id),
      );
      notifications.clear();
    },
  };
}
