import type { CoursePage, CourseSearch } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { emptyActions } from '../content/courses.ts';
import { defined } from './defined.ts';

/** So few leave most of the page empty. */
const FEW_RESULTS = 2;

interface Below {
  title: string;
  search: CourseSearch;
  /** Ids of the results themselves, which the others may have among them. */
  except?: string[];
}

/** What follows no result or few: what the filters leave out, others of the first one's subject, or the best of all. */
export function belowResults({ courses, totalResults, unfilteredResults }: CoursePage, q?: string): Below | undefined {
  const category = courses[0]?.category?._id;
  if (category && totalResults <= FEW_RESULTS) {
    const except = courses.map(({ _id }) => _id);
    return { title: emptyActions.alike, search: { category, limit: 3 + totalResults }, except };
  }
  if (totalResults > 0) return undefined;
  if (unfilteredResults) return { title: emptyActions.unfiltered, search: defined({ q, limit: 3 }) };
  return { title: emptyActions.courses, search: { featured: true, limit: limits.featuredCourses } };
}
