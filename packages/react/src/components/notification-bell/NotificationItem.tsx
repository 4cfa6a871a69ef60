import type { UserNotification } from '@lectern/sdk';
import { forwardRef, type ReactNode } from 'react';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noticeIcon } from '../../ui/noticeIcon.ts';
import { NotificationItemProvider } from './context.ts';
import * as parts from './itemParts.tsx';

export interface NotificationItemProps extends RootProps<'li'> {
  /** The notification to show. */
  notification: UserNotification;
  /** Called by the button "Mark as read", and when the link is followed. */
  onMarkRead: () => void;
  /** Called by the button that removes it. */
  onRemove: () => void;
  /** Called when the link is followed. */
  onFollow?: (() => void) | undefined;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const ItemRoot = createRoot('li', 'lectern-notification-item');

const Root = forwardRef<HTMLLIElement, NotificationItemProps>(function NotificationItem(
  { notification, onMarkRead, onRemove, onFollow, children, ...props },
  ref,
) {
  const { type, isRead } = notification;
  return (
    <ItemRoot ref={ref} {...props} state={isRead ? 'read' : 'unread'} data-type={type}>
      <NotificationItemProvider value={{ notification, onMarkRead, onRemove, onFollow }}>
        {children ?? (
          <>
            <Icon shape={noticeIcon[type]} className="lectern-notice-icon" data-type={type} />
            <parts.NotificationItemText>
              <parts.NotificationItemTitle />
              <parts.NotificationItemMessage />
              <parts.NotificationItemTime />
            </parts.NotificationItemText>
            <parts.NotificationItemActions>
              <parts.NotificationItemMarkReadButton />
              <parts.NotificationItemRemoveButton />
            </parts.NotificationItemActions>
          </>
        )}
      </NotificationItemProvider>
    </ItemRoot>
  );
});

/** One notification of a list. */
export const NotificationItem = Object.assign(Root, {
  Text: parts.NotificationItemText,
  Title: parts.NotificationItemTitle,
  Message: parts.NotificationItemMessage,
  Time: parts.NotificationItemTime,
  Actions: parts.NotificationItemActions,
  MarkReadButton: parts.NotificationItemMarkReadButton,
  RemoveButton: parts.NotificationItemRemoveButton,
});
