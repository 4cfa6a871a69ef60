import type { Marketplace } from '@lectern/sdk';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './keys.ts';

/** Someone who teaches, with the published courses. */
export const instructorQuery = (marketplace: Marketplace, id: string) =>
  queryOptions({
    queryKey: keys.public('instructor', id),
    queryFn: ({ signal }) => marketplace.instructors.get({ id }, { signal }),
  });
