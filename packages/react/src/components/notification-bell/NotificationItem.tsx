import { returnPath, type UserNotification } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface NotificationItemProps {
  notification: UserNotification;
  onMarkRead: () => void;
  onRemove: () => void;
  /** Its link was followed. */
  onFollow?: (() => void) | undefined;
}

/** One notification. Where it has a link, the whole of it leads there; only paths of this marketplace count. */
export function NotificationItem({ notification, onMarkRead, onRemove, onFollow }: NotificationItemProps) {
  const { t, formats, Link } = useLectern('NotificationItem');
  const { type, title, message, createdAt, isRead } = notification;
  const link = returnPath(notification.link);
  return (
    <li className="lectern-notification" data-read={isRead || undefined} data-type={type}>
      <Icon name={type} className="lectern-notice-icon" data-type={type} />
      <div className="lectern-notification-text">
        <p className="lectern-notification-title">
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
          {!isRead && <span className="lectern-notification-new">{t('notifications.new')}</span>}
        </p>
        {message && <p dir="auto">{message}</p>}
        <time dateTime={createdAt}>{formats.ago(createdAt)}</time>
      </div>
      <div className="lectern-notification-actions">
        {!isRead && (
          <button
            type="button"
            className="lectern-icon-button"
            aria-label={t('notifications.markRead', { title })}
            onClick={onMarkRead}
          >
            <Icon name="check" />
          </button>
        )}
        <button
          type="button"
          className="lectern-icon-button"
          aria-label={t('notifications.remove', { title })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
