export { NotificationBell } from './NotificationBell.tsx';
export { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
export { NotificationList, type NotificationListProps } from './NotificationList.tsx';
