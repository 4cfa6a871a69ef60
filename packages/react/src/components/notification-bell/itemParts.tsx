import { returnPath } from '@lectern/sdk/rules';
import { notificationWords } from '@lectern/sdk/words';
import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { compose, cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useNotificationItem } from './context.ts';

/** Title, message and time. */
export const NotificationItemText = createPart('div', 'lectern-notification-item-text');

/** The buttons beside the text. */
export const NotificationItemActions = createPart('div', 'lectern-notification-item-actions');

/** The title. With a link it covers the whole notification; only paths of this marketplace become links. */
export const NotificationItemTitle = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function NotificationItemTitle(
  { className, ...props },
  ref,
) {
  const { t, Link } = useLectern('NotificationItemTitle', notificationWords);
  const { notification, onMarkRead, onFollow } = useNotificationItem('NotificationItemTitle');
  const { title, isRead } = notification;
  const link = returnPath(notification.link);
  return (
    <p ref={ref} {...props} className={cx('lectern-notification-item-title', className)}>
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
    </p>
  );
});

/** The message. Nothing where the notification has none. */
export const NotificationItemMessage = forwardRef<HTMLParagraphElement, RootProps<'p'>>(
  function NotificationItemMessage({ className, ...props }, ref) {
    const { message } = useNotificationItem('NotificationItemMessage').notification;
    if (!message) return null;
    return (
      <p ref={ref} dir="auto" {...props} className={cx('lectern-notification-item-message', className)}>
        {message}
      </p>
    );
  },
);

/** How long ago it was created. */
export const NotificationItemTime = forwardRef<HTMLTimeElement, RootProps<'time'>>(function NotificationItemTime(
  { className, ...props },
  ref,
) {
  const { formats } = useLectern('NotificationItemTime');
  const { createdAt } = useNotificationItem('NotificationItemTime').notification;
  return (
    <time ref={ref} dateTime={createdAt} {...props} className={cx('lectern-notification-item-time', className)}>
      {formats.ago(createdAt)}
    </time>
  );
});

/** Mark as read. Nothing once it is read. */
export const NotificationItemMarkReadButton = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>(
  function NotificationItemMarkReadButton({ className, onClick, ...props }, ref) {
    const { t } = useLectern('NotificationItemMarkReadButton', notificationWords);
    const { notification, onMarkRead } = useNotificationItem('NotificationItemMarkReadButton');
    if (notification.isRead) return null;
    return (
      <button
        ref={ref}
        type="button"
        aria-label={t('notifications.markRead', { title: notification.title })}
        {...props}
        className={cx('lectern-icon-button lectern-notification-item-mark-read-button', className)}
        onClick={compose(onClick, onMarkRead)}
      >
        <Icon shape={icons.check} />
      </button>
    );
  },
);

/** Removes the notification. */
export const NotificationItemRemoveButton = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement>>(
  function NotificationItemRemoveButton({ className, onClick, ...props }, ref) {
    const { t } = useLectern('NotificationItemRemoveButton', notificationWords);
    const { notification, onRemove } = useNotificationItem('NotificationItemRemoveButton');
    return (
      <button
        ref={ref}
        type="button"
        aria-label={t('notifications.remove', { title: notification.title })}
        {...props}
        className={cx('lectern-icon-button lectern-notification-item-remove-button', className)}
        onClick={compose(onClick, onRemove)}
      >
        <Icon shape={icons.close} />
      </button>
    );
  },
);
