import type { Course } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { relatedCoursesQuery } from '../../queries/relatedCourses.ts';

/** Up to 3 other courses of a course's category (§2), those of its level first. */
export function useRelatedCourses(course: Pick<Course, '_id' | 'level' | 'category'>): UseQueryResult<Course[]> {
  return useQuery(relatedCoursesQuery(useLectern('useRelatedCourses').marketplace, course));
}
