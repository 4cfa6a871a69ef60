import type { Marketplace } from '@lectern/sdk';
import { keys } from './keys.ts';
import { queryOptions } from './options.ts';

/** Someone who teaches, with the published courses. */
export const instructorQuery = (marketplace: Marketplace, id: string) =>
  queryOptions({
    queryKey: keys.instructors.detail(id),
    queryFn: ({ signal }) => marketplace.instructors.get({ id }, { signal }),
  });
