import type { Marketplace, WorkSearch } from '@lectern/sdk';
import { workKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** What learners show of their assignments, newest first. */
export const worksQuery = (marketplace: Marketplace, search: WorkSearch = {}) =>
  queryOptions({
    queryKey: workKeys.list(search),
    queryFn: async ({ signal }) => (await marketplace.works.list(search, { signal })).works,
  });
