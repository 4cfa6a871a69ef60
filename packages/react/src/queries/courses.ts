import type { CourseSearch, Marketplace } from '@lectern/sdk';
import { courseKeys } from './keys.ts';
import { keepPreviousData, queryOptions } from './options.ts';

/** A page of the catalogue. The previous page stays until the next one has loaded. */
export const coursesQuery = (marketplace: Marketplace, search: CourseSearch) =>
  queryOptions({
    queryKey: courseKeys.list(search),
    queryFn: ({ signal }) => marketplace.courses.search(search, { signal }),
    placeholderData: keepPreviousData,
  });

/** A course as everyone may see it. */
export const courseQuery = (marketplace: Marketplace, id: string) =>
  queryOptions({
    queryKey: courseKeys.detail(id),
    queryFn: async ({ signal }) => (await marketplace.courses.get({ id }, { signal })).course,
  });

/** A free sample with its content. */
export const sampleQuery = (marketplace: Marketplace, lectureId: string) =>
  queryOptions({
    queryKey: courseKeys.sample(lectureId),
    queryFn: async ({ signal }) => (await marketplace.samples.get({ id: lectureId }, { signal })).sample,
  });
