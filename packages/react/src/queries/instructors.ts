import type { Marketplace } from '@lectern/sdk';
import { instructorKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/** An instructor's public profile and published courses. */
export const instructorQuery = (marketplace: Marketplace, id: string) =>
  queryOptions({
    queryKey: instructorKeys.detail(id),
    queryFn: ({ signal }) => marketplace.instructors.get({ id }, { signal }),
  });
