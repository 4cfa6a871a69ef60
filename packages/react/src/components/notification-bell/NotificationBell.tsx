import { badgeCount } from '@lectern/sdk/rules';
import { notificationWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useNotifications } from '../../hooks/account/useNotifications.ts';
import { useLectern } from '../../provider/context.ts';
import { useDismiss } from '../../ui/behaviors/useDismiss.ts';
import { type OpenProps, useOpenState } from '../../ui/behaviors/useOpenState.ts';
import { usePopupInSight } from '../../ui/behaviors/usePopupInSight.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { NotificationList } from './NotificationList.tsx';

export interface NotificationBellProps extends Omit<RootProps<'div'>, 'children'>, OpenProps {}

const Root = createRoot('div', 'lectern-notification-bell');

/** A button with the number of unread notifications, which opens their list (§4). Opening it fetches the list again. */
export const NotificationBell = forwardRef<HTMLDivElement, NotificationBellProps>(function NotificationBell(
  { open, defaultOpen, onOpenChange, ...props },
  ref,
) {
  const { t } = useLectern('NotificationBell', notificationWords);
  const list = useNotifications();
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  useDismiss(root, button, isOpen, close);
  usePopupInSight(panel, isOpen);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  return (
    <Root ref={root} {...props} state={isOpen ? 'open' : 'closed'}>
      <button
        ref={button}
        type="button"
        className="lectern-icon-button lectern-count"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={
          list.unreadCount > 0 ? t.plural('notifications.unread', list.unreadCount) : t('notifications.button')
        }
        onClick={() => {
          if (!isOpen) list.reload();
          setOpen(!isOpen);
        }}
      >
        <Icon shape={icons.bell} />
        {list.unreadCount > 0 && (
          <span className="lectern-count-badge" aria-hidden="true">
            {badgeCount(list.unreadCount)}
          </span>
        )}
      </button>
      {isOpen && (
        <NotificationList
          ref={panel}
          id={id}
          list={list}
          onFollow={close}
          className="lectern-notification-bell-popup"
        />
      )}
    </Root>
  );
});
