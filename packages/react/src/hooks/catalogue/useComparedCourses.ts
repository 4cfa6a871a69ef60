import { type ComparedCourse, type CourseDetail, isApiError, isValidationError } from '@lectern/sdk';
import { useEffect, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { courseQuery } from '../../queries/courses.ts';
import { useComparison } from './useComparison.ts';

/** A course beside others. */
export interface ComparedDetail extends ComparedCourse {
  /** Undefined while it loads, or if it can't be loaded. */
  course: CourseDetail | undefined;
  error: Error | null;
  /** Loads it again. */
  refetch: () => unknown;
}

/** What {@link useComparedCourses} returns. */
export interface UseComparedCoursesResult {
  courses: readonly ComparedDetail[];
  /** The titles of those that visitors don't find any more: they have been removed. */
  gone: readonly string[];
}

/** The compared courses with their content, which load while this is mounted. Those that are gone are removed. */
export function useComparedCourses(): UseComparedCoursesResult {
  const { courses, remove } = useComparison();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [first, second, third] = courses;
  const queries = [useDetail(first), useDetail(second), useDetail(third)];
  const missing = courses.find((_, place) => isGone(queries[place]));
  useEffect(() => {
    if (!missing) return;
    remove(missing._id);
    setGone((titles) => [...titles, missing.title]);
  }, [missing, remove]);
  return {
    gone,
    courses: courses.map((known, place) => {
      const { data, error = null, refetch } = queries[place] ?? {};
      return { ...known, course: data, error: data ? null : error, refetch: () => refetch?.() };
    }),
  };
}

function useDetail(course: ComparedCourse | undefined) {
  const { marketplace } = useLectern('useComparedCourses');
  return useQuery({ ...courseQuery(marketplace, course?._id ?? ''), enabled: course !== undefined });
}

/** Not there, or there for its author only. */
const isGone = ({ data, error }: Partial<ReturnType<typeof useDetail>> = {}) =>
  data ? data.status !== 'published' : isValidationError(error) || (isApiError(error) && error.status === 404);
