import { badgeCount } from '@lectern/sdk';
import { type ButtonHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { useNotifications } from '../../hooks/useNotifications.ts';
import { useLectern } from '../../provider/context.ts';
import { useDismiss } from '../../ui/behaviors/useDismiss.ts';
import { compose, cx } from '../../ui/compose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NotificationList } from './NotificationList.tsx';

/** How many are unread, and behind it the list (§4). The list is fetched anew when it is opened. */
export function NotificationBell({ className, onClick, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { t } = useLectern('NotificationBell');
  const list = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useDismiss(root, button, isOpen, close);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  return (
    <div ref={root} className="lectern-notification-bell">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={
          list.unreadCount > 0 ? t.plural('notifications.unread', list.unreadCount) : t('notifications.button')
        }
        {...props}
        className={cx('lectern-icon-button lectern-count', className)}
        onClick={compose(onClick, () => {
          if (!isOpen) list.reload();
          setOpen(!isOpen);
        })}
      >
        <Icon name="bell" />
        {list.unreadCount > 0 && (
          <span className="lectern-count-badge" aria-hidden="true">
            {badgeCount(list.unreadCount)}
          </span>
        )}
      </button>
      {isOpen && <NotificationList ref={panel} id={id} list={list} onFollow={close} className="lectern-popover" />}
    </div>
  );
}
