/** The notification bell. */
export const notificationWords = {
  'notifications.title': 'Notifications',
  'notifications.button': 'Notifications',
  'notifications.unread.one': 'Notifications, {count} unread',
  'notifications.unread.other': 'Notifications, {count} unread',
  'notifications.empty': "You're all caught up. New notifications will appear here.",
  'notifications.loading': 'Loading notifications',
  'notifications.failed': 'Failed to fetch notifications.',
  'notifications.notRemoved.title': 'Could not remove notifications',
  'notifications.notRemoved.text': 'They will be back on your next visit.',
  'notifications.new': 'New',
  'notifications.markRead': 'Mark as read: {title}',
  'notifications.markAllRead': 'Mark all as read',
  'notifications.remove': 'Remove: {title}',
  'notifications.clear': 'Clear all',
};
