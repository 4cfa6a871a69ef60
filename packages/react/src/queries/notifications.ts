import type { Marketplace } from '@lectern/sdk';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './keys.ts';

export const notificationsQuery = (marketplace: Marketplace, userId: string) =>
  queryOptions({
    queryKey: keys.personal(userId, 'notifications'),
    queryFn: async ({ signal }) => (await marketplace.users.notifications({}, { signal })).notifications,
  });
