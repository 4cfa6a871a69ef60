import { notificationWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useNotificationListContext } from './context.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** The title and the buttons for all notifications; it stays in sight while the list scrolls. */
export const NotificationListHeader = definePart(
  'NotificationListHeader',
  'header',
  'lectern-notification-list-header',
);

/** The heading, which also names the list. */
export const NotificationListTitle = definePart(
  'NotificationListTitle',
  'h2',
  'lectern-notification-list-title',
  (name) => {
    const { t } = useLectern(name, notificationWords);
    const { titleId } = useNotificationListContext(name);
    return { id: titleId, children: t('notifications.title') };
  },
);

/** Mark all as read. Nothing while everything is read. */
export const NotificationListMarkAllReadButton = definePart(
  'NotificationListMarkAllReadButton',
  Button,
  'lectern-notification-list-mark-all-read-button',
  (name) => {
    const { t } = useLectern(name, notificationWords);
    const { list, focusList } = useNotificationListContext(name);
    if (list.unreadCount === 0) return null;
    return {
      variant: 'quiet',
      size: 'small',
      onClick: () => {
        list.markAllRead();
        focusList();
      },
      children: t('notifications.markAllRead'),
    };
  },
);

/** Clear all. Nothing while the list is empty. */
export const NotificationListClearButton = definePart(
  'NotificationListClearButton',
  Button,
  'lectern-notification-list-clear-button',
  (name) => {
    const { t } = useLectern(name, notificationWords);
    const { list, focusList } = useNotificationListContext(name);
    if (list.items.length === 0) return null;
    return {
      variant: 'quiet',
      size: 'small',
      onClick: () => {
        list.clear();
        focusList();
      },
      children: t('notifications.clear'),
    };
  },
);

/** The notifications, newest first. Nothing while there are none. */
export const NotificationListItems = definePart(
  'NotificationListItems',
  'ul',
  'lectern-notification-list-items',
  (name) => {
    const { list, focusList, onFollow } = useNotificationListContext(name);
    if (list.items.length === 0) return null;
    return {
      children: list.items.map((item) => (
        <NotificationItem
          key={item._id}
          notification={item}
          onFollow={onFollow}
          onRemove={() => {
            list.remove(item._id);
            focusList();
          }}
          onMarkRead={() => {
            list.markRead(item._id);
            focusList();
          }}
        />
      )),
    };
  },
);
