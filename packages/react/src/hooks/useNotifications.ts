import { messageOf } from '@lectern/sdk';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery } from '../provider/query.ts';
import { notificationsQuery } from '../queries/notifications.ts';
import { useUserId } from './useSession.ts';

/** While the tab is in sight. Any fetch in between begins the minute anew. */
const POLL_EVERY = 60_000;

/** The list behind the bell (§4): newest first, at most 50; the server's and this browser's own. */
export function useNotifications() {
  const { marketplace, t } = useLectern('useNotifications');
  const { notifications, users } = marketplace;
  const userId = useUserId();
  const items = useStore(notifications, (state) => state.items);
  const { data, error, isLoading, isFetching, refetch } = useQuery({
    ...notificationsQuery(marketplace, userId ?? ''),
    enabled: userId !== undefined,
    refetchInterval: POLL_EVERY,
  });
  useEffect(() => {
    if (data) notifications.receive(data);
  }, [data, notifications]);

  // Where this fails, it stays read here.
  const { mutate: markTheirs } = useMutation({ mutationFn: (ids: string[]) => users.markNotificationsRead({ ids }) });
  // Where this fails, it is gone until the page is opened anew.
  const { mutate: removeTheirs } = useMutation({ mutationFn: (ids: string[]) => users.removeNotifications({ ids }) });
  /** What this browser made itself is no business of the server's. */
  const tell = (change: (ids: string[]) => void, ids: readonly string[]) => {
    const known = new Set(data?.map(({ _id }) => _id));
    const theirs = ids.filter((id) => known.has(id));
    if (theirs.length > 0) change(theirs);
  };
  const unread = items.filter((item) => !item.isRead).map(({ _id }) => _id);

  return {
    items,
    unreadCount: unread.length,
    /** Nothing is known yet. */
    isLoading: isLoading && items.length === 0,
    error: error && !isFetching ? messageOf(error, t('notifications.failed')) : null,
    reload() {
      // Asking anew would ask for a visitor too.
      if (userId !== undefined) void refetch({ cancelRefetch: false });
    },
    markRead(id: string) {
      if (!unread.includes(id)) return;
      notifications.markRead(id);
      tell(markTheirs, [id]);
    },
    markAllRead() {
      notifications.markAllRead();
      tell(markTheirs, unread);
    },
    remove(id: string) {
      tell(removeTheirs, [id]);
      notifications.remove(id);
    },
    clear() {
      tell(
        removeTheirs,
        items.map(({ _id }) => _id),
      );
      notifications.clear();
    },
  };
}
