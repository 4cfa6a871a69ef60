import type { EnrolledCourse, PurchasedCourse } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLectern } from '../../provider/context.ts';
import { courseProgressQuery, enrolledCourseQuery, enrolledCoursesQuery } from '../../queries/enrollments.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** The courses that the user is enrolled in, the most recently studied first. */
export function useEnrolledCourses(): UseQueryResult<PurchasedCourse[]> {
  const { marketplace } = useLectern('useEnrolledCourses');
  return usePersonalQuery((userId) => enrolledCoursesQuery(marketplace, userId));
}

/**
 * A course that the user is enrolled in, with its content and progress.
 *
 * @param enabled whether to load it
 */
export function useEnrolledCourse(id: string, enabled = true): UseQueryResult<EnrolledCourse> {
  const { marketplace } = useLectern('useEnrolledCourse');
  return usePersonalQuery((userId) => enrolledCourseQuery(marketplace, userId, id), { enabled });
}

/** The user's progress in a course, in percent; undefined while it loads, null if it can't be loaded (§8). */
export function useCourseProgress(course: PurchasedCourse): number | null | undefined {
  const { marketplace } = useLectern('useCourseProgress');
  const { data, isError } = usePersonalQuery((userId) => courseProgressQuery(marketplace, userId, course._id), {
    enabled: course.progress === undefined,
  });
  return course.progress ?? data ?? (isError ? null : undefined);
}

const none: ReadonlySet<string> = new Set();

/** Whether the user is enrolled in a course. When enrollments change, only the cards of changed courses render again. */
export function useIsEnrolled(courseId: string): boolean {
  const { enrolledFlags } = useLectern('useIsEnrolled');
  return useSyncExternalStore(
    enrolledFlags.subscribe,
    () => enrolledFlags.has(courseId),
    () => false,
  );
}

/** The ids of all courses that the user is enrolled in. */
export function useEnrolledIds(): ReadonlySet<string> {
  const { enrolledFlags } = useLectern('useEnrolledIds');
  return useSyncExternalStore(enrolledFlags.subscribe, enrolledFlags.ids, () => none);
}
