import { limits } from '../rules/limits.ts';
import type { UserNotification } from '../schemas/notification.ts';
import { createOwnedStore, type ReadStore } from './store.ts';

/** The list behind the bell. */
export interface NotificationsState {
  /** Newest first, at most 50. */
  items: readonly UserNotification[];
}

export interface NotificationsStore extends ReadStore<NotificationsState> {
  /** Adds a notification of this browser only, at the top. */
  add(notification: Pick<UserNotification, 'title'> & Partial<UserNotification>): void;
  /** Merges the server's notifications (`users.notifications`) into the list. */
  receive(notifications: readonly UserNotification[]): void;
  /** Marks one as read. */
  markRead(id: string): void;
  /** Marks all as read. */
  markAllRead(): void;
  /** Removes one here; `users.removeNotifications` removes it on the server. `receive` does not bring it back. */
  remove(id: string): void;
  /** Removes all, likewise. */
  clear(): void;
  /** Clears the list when another user signs in. Called by the session. */
  load(userId: string | undefined): void;
}

export function createNotifications(): NotificationsStore {
  const { view, get, set } = createOwnedStore<NotificationsState>({ items: [] });
  let made = 0;
  let userId: string | undefined;
  const dismissed = new Map<string | undefined, Set<string>>();
  const dismiss = (ids: readonly string[]) => {
    dismissed.set(userId, new Set([...(dismissed.get(userId) ?? []), ...ids]));
    set({ items: get().items.filter((item) => !ids.includes(item._id)) });
  };
  const keep = (items: readonly UserNotification[]) => set({ items: items.slice(0, limits.notifications) });
  return {
    ...view,
    add(notification) {
      made += 1;
      const item: UserNotification = {
        _id: `notification-${made}`,
        type: 'info',
        message: '',
        createdAt: new Date().toISOString(),
        isRead: false,
        kind: undefined,
        events: 1,
        ...notification,
      };
      keep([item, ...get().items]);
    },
    receive(notifications) {
      const known = new Map(get().items.map((item) => [item._id, item]));
      for (const one of notifications) {
        if (dismissed.get(userId)?.has(one._id)) continue;
        // Read here stays read, even if the server does not know yet.
        known.set(one._id, { ...one, isRead: one.isRead || known.get(one._id)?.isRead === true });
      }
      keep([...known.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)));
    },
    markRead: (id) => set({ items: get().items.map((item) => (item._id === id ? { ...item, isRead: true } : item)) }),
    markAllRead: () => set({ items: get().items.map((item) => ({ ...item, isRead: true })) }),
    remove: (id) => dismiss([id]),
    clear: () => dismiss(get().items.map((item) => item._id)),
    load(nextUserId) {
      if (nextUserId === userId) return;
      // A visitor's notifications stay when they sign in; a user's go when they leave.
      if (userId) set({ items: [] });
      userId = nextUserId;
    },
  };
}
