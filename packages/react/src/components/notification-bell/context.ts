import type { UserNotification } from '@lectern/sdk';
import type { UseNotificationsResult } from '../../hooks/account/useNotifications.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

export interface NotificationListView {
  list: UseNotificationsResult;
  titleId: string;
  /** Focuses the list, since the button that was pressed disappears. */
  focusList: () => void;
  onFollow: (() => void) | undefined;
}

/** The list that a part belongs to. */
export const [NotificationListProvider, useNotificationList] =
  createRootContext<NotificationListView>('NotificationList');

export interface NotificationItemView {
  notification: UserNotification;
  onMarkRead: () => void;
  onRemove: () => void;
  onFollow: (() => void) | undefined;
}

/** The notification that a part belongs to. */
export const [NotificationItemProvider, useNotificationItem] =
  createRootContext<NotificationItemView>('NotificationItem');
