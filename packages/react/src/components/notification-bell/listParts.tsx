import { notificationWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { useNotificationList } from './context.ts';
import { NotificationItem } from './NotificationItem.tsx';

/** The title and the buttons for all notifications; it stays in sight while the list scrolls. */
export const NotificationListHeader = createPart('header', 'lectern-notification-list-header');

/** The heading, which also names the list. */
export const NotificationListTitle = forwardRef<HTMLHeadingElement, RootProps<'h2'>>(function NotificationListTitle(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('NotificationListTitle', notificationWords);
  const { titleId } = useNotificationList('NotificationListTitle');
  return (
    <h2 ref={ref} id={titleId} {...props} className={cx('lectern-notification-list-title', className)}>
      {children ?? t('notifications.title')}
    </h2>
  );
});

/** Mark all as read. Nothing while everything is read. */
export const NotificationListMarkAllReadButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function NotificationListMarkAllReadButton({ className, onClick, children, ...props }, ref) {
    const { t } = useLectern('NotificationListMarkAllReadButton', notificationWords);
    const { list, focusList } = useNotificationList('NotificationListMarkAllReadButton');
    if (list.unreadCount === 0) return null;
    return (
      <Button
        ref={ref}
        variant="quiet"
        size="small"
        {...props}
        className={cx('lectern-notification-list-mark-all-read-button', className)}
        onClick={compose(onClick, () => {
          list.markAllRead();
          focusList();
        })}
      >
        {children ?? t('notifications.markAllRead')}
      </Button>
    );
  },
);

/** Clear all. Nothing while the list is empty. */
export const NotificationListClearButton = forwardRef<HTMLButtonElement, ButtonProps>(
  function NotificationListClearButton({ className, onClick, children, ...props }, ref) {
    const { t } = useLectern('NotificationListClearButton', notificationWords);
    const { list, focusList } = useNotificationList('NotificationListClearButton');
    if (list.items.length === 0) return null;
    return (
      <Button
        ref={ref}
        variant="quiet"
        size="small"
        {...props}
        className={cx('lectern-notification-list-clear-button', className)}
        onClick={compose(onClick, () => {
          list.clear();
          focusList();
        })}
      >
        {children ?? t('notifications.clear')}
      </Button>
    );
  },
);

/** The notifications, newest first. Nothing while there are none. */
export const NotificationListItems = forwardRef<HTMLUListElement, RootProps<'ul'>>(function NotificationListItems(
  { className, ...props },
  ref,
) {
  const { list, focusList, onFollow } = useNotificationList('NotificationListItems');
  if (list.items.length === 0) return null;
  return (
    <ul ref={ref} {...props} className={cx('lectern-notification-list-items', className)}>
      {list.items.map((item) => (
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
      ))}
    </ul>
  );
});
