import type { Marketplace } from '@lectern/sdk';
import { personalKey } from './keys.ts';
import { queryOptions } from './options.ts';

export const notificationKeys = {
  list: (userId: string) => personalKey(userId, 'notifications', 'list'),
  settings: (userId: string) => personalKey(userId, 'notifications', 'settings'),
};

/** The notifications of a user, newest first. */
export const notificationsQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: notificationKeys.list(userId),
    queryFn: async ({ signal }) => (await marketplace.users.notifications({}, { signal })).notifications,
  });

/** The events that a user is notified of, on every device. */
export const notificationSettingsQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: notificationKeys.settings(userId),
    queryFn: async ({ signal }) => (await marketplace.users.notificationSettings({}, { signal })).settings,
  });
