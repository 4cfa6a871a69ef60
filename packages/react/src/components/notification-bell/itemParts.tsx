import { returnPath } from '@lectern/sdk/rules';
import { notificationWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useNotificationItemContext } from './context.ts';

/** Title, message and time. */
export const NotificationItemText = definePart('NotificationItemText', 'div', 'lectern-notification-item-text');

/** The buttons beside the text. */
export const NotificationItemActions = definePart(
  'NotificationItemActions',
  'div',
  'lectern-notification-item-actions',
);

/** The title. With a link it covers the whole notification; only paths of this marketplace become links. */
export const NotificationItemTitle = definePart(
  'NotificationItemTitle',
  'p',
  'lectern-notification-item-title',
  (name) => {
    const { t, Link } = useLectern(name, notificationWords);
    const { notification, onMarkRead, onFollow } = useNotificationItemContext(name);
    const { title, isRead } = notification;
    const link = returnPath(notification.link);
    return {
      children: (
        <>
          {link ? (
            <Link
              href={link}
              onClick={() => {
                onMarkRead();
                onFollow?.();
              }}
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {!isRead && <span className="lectern-notification-item-new">{t('notifications.new')}</span>}
        </>
      ),
    };
  },
);

/** The message. Nothing where the notification has none. */
export const NotificationItemMessage = definePart(
  'NotificationItemMessage',
  'p',
  'lectern-notification-item-message',
  (name) => {
    const { message } = useNotificationItemContext(name).notification;
    if (!message) return null;
    return { dir: 'auto', children: message };
  },
);

/** How long ago it was created. */
export const NotificationItemTime = definePart(
  'NotificationItemTime',
  'time',
  'lectern-notification-item-time',
  (name) => {
    const { formats } = useLectern(name);
    const { createdAt } = useNotificationItemContext(name).notification;
    return { dateTime: createdAt, children: formats.ago(createdAt) };
  },
);

/** Mark as read. Nothing once it is read. */
export const NotificationItemMarkReadButton = definePart(
  'NotificationItemMarkReadButton',
  'button',
  'lectern-icon-button lectern-notification-item-mark-read-button',
  (name) => {
    const { t } = useLectern(name, notificationWords);
    const { notification, onMarkRead } = useNotificationItemContext(name);
    if (notification.isRead) return null;
    return {
      type: 'button',
      'aria-label': t('notifications.markRead', { title: notification.title }),
      onClick: onMarkRead,
      children: <Icon shape={icons.check} />,
    };
  },
);

/** Removes the notification. */
export const NotificationItemRemoveButton = definePart(
  'NotificationItemRemoveButton',
  'button',
  'lectern-icon-button lectern-notification-item-remove-button',
  (name) => {
    const { t } = useLectern(name, notificationWords);
    const { notification, onRemove } = useNotificationItemContext(name);
    return {
      type: 'button',
      'aria-label': t('notifications.remove', { title: notification.title }),
      onClick: onRemove,
      children: <Icon shape={icons.close} />,
    };
  },
);
