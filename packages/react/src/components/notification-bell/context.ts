import type { UserNotification } from '@lectern/sdk';
import type { UseNotificationsResult } from '../../hooks/account/useNotifications.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface NotificationListContextValue {
  list: UseNotificationsResult;
  titleId: string;
  /** Focuses the list, since the button that was pressed disappears. */
  focusList: () => void;
  onFollow: (() => void) | undefined;
}

/** The list that a part belongs to. */
export const [NotificationListProvider, useNotificationListContext] =
  createRootContext<NotificationListContextValue>('NotificationList');

export interface NotificationItemContextValue {
  notification: UserNotification;
  onMarkRead: () => void;
  onRemove: () => void;
  onFollow: (() => void) | undefined;
}

/** The notification that a part belongs to. */
export const [NotificationItemProvider, useNotificationItemContext] =
  createRootContext<NotificationItemContextValue>('NotificationItem');
