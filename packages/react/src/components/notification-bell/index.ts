export {
  type NotificationItemContextValue,
  type NotificationListContextValue,
  useNotificationItemContext,
  useNotificationListContext,
} from './context.ts';
export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
export { NotificationList, type NotificationListProps } from './NotificationList.tsx';
export * from './parts.ts';
