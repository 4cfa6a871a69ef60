import type { Course, Marketplace } from '@lectern/sdk';
import { limits, relatedCourses } from '@lectern/sdk/rules';
import { courseKeys } from './keys.ts';
import { queryOptions } from './options.ts';

/**
 * Other courses of a course's category (§2), those of its level first: two searches for three courses, and the second page
 * of each where the first has fewer others.
 */
export const relatedCoursesQuery = (
  marketplace: Marketplace,
  { _id, level, category }: Pick<Course, '_id' | 'level' | 'category'>,
) =>
  queryOptions({
    queryKey: courseKeys.related(_id),
    queryFn: async ({ signal }) => {
      if (!category) return [];
      const found: Course[] = [];
      const related = () => relatedCourses(found, { _id, level });
      for (const filter of [{ level }, {}]) {
        for (let page = 1, totalPages = 1; page <= Math.min(totalPages, 2); page += 1) {
          const search = { ...filter, category: category._id, limit: limits.relatedCourses };
          const answer = await marketplace.courses.search(page > 1 ? { ...search, page } : search, { signal });
          found.push(...answer.courses);
          totalPages = answer.totalPages;
          if (related().length === limits.relatedCourses) return related();
        }
      }
      return related();
    },
  });
