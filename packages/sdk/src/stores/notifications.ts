import { createOwnedStore, type ReadStore } from './store.ts';

/** One entry behind the bell (§4). */
export interface Notification {
  id: string;
  title: string;
  message: string;
  type: 'success' | 'error' | 'warning' | 'info';
  /** ISO timestamp. */
  createdAt: string;
  isRead: boolean;
}

export interface NotificationsState {
  /** Newest first, at most 50. */
  items: readonly Notification[];
}

export interface Notifications extends ReadStore<NotificationsState> {
  add(notification: Pick<Notification, 'title' | 'message'> & Partial<Notification>): void;
  markRead(id: string): void;
  remove(id: string): void;
  clear(): void;
}

/** §9 */
const MOST = 50;

export function createNotifications(): Notifications {
  const { view, get, set } = createOwnedStore<NotificationsState>({ items: [] });
  let made = 0;
  return {
    ...view,
    add(notification) {
      made += 1;
      const item: Notification = {
        id: `notification-${made}`,
        type: 'info',
        createdAt: new Date().toISOString(),
        isRead: false,
        ...notification,
      };
      set({ items: [item, ...get().items].slice(0, MOST) });
    },
    markRead: (id) => set({ items: get().items.map((item) => (item.id === id ? { ...item, isRead: true } : item)) }),
    remove: (id) => set({ items: get().items.filter((item) => item.id !== id) }),
    clear: () => set({ items: [] }),
  };
}
