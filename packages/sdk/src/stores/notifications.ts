import { limits } from '../rules/limits.ts';
import type { UserNotification } from '../schemas/notification.ts';
import { createOwnedStore, type ReadStore } from './store.ts';

/** The list behind the bell. */
export interface NotificationsState {
  /** Newest first, at most 50. */
  items: readonly UserNotification[];
}

export interface NotificationsStore extends ReadStore<NotificationsState> {
  /** Puts one on top, of this browser alone. */
  add(notification: Pick<UserNotification, 'title'> & Partial<UserNotification>): void;
  /** Takes over what the server has to tell (`users.notifications`): new ones come in, known ones are renewed. */
  receive(notifications: readonly UserNotification[]): void;
  /** Marks one as read. */
  markRead(id: string): void;
  /** Marks all of them as read. */
  markAllRead(): void;
  /** Takes one away; `users.removeNotifications` does it on the server, whose list does not bring it back meanwhile. */
  remove(id: string): void;
  /** Takes all away, likewise. */
  clear(): void;
  /** Forgets one person's list when another one comes. The session calls this. */
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
        // What was read here stays read, even if the server has not heard of it yet.
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
      // A visitor's own stay when the visitor signs in; a person's go with the person.
      if (userId) set({ items: [] });
      userId = nextUserId;
    },
  };
}
