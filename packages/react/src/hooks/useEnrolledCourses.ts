import type { PurchasedCourse } from '@lectern/sdk';
import { useSyncExternalStore } from 'react';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { courseProgressQuery, enrolledCourseQuery, enrolledCoursesQuery } from '../queries/enrollments.ts';
import { useUserId } from './useSession.ts';

/** What the person has enrolled in, the one studied last first. */
export function useEnrolledCourses() {
  const { marketplace } = useLectern('useEnrolledCourses');
  const userId = useUserId();
  return useQuery({ ...enrolledCoursesQuery(marketplace, userId ?? ''), enabled: userId !== undefined });
}

/** One of them with its content. */
export function useEnrolledCourse(id: string) {
  const { marketplace } = useLectern('useEnrolledCourse');
  const userId = useUserId();
  return useQuery({ ...enrolledCourseQuery(marketplace, userId ?? '', id), enabled: userId !== undefined });
}

/** How far a course in one's list is, in percent: undefined while it is asked for, null where it cannot be had (§8). */
export function useCourseProgress(course: PurchasedCourse): number | null | undefined {
  const { marketplace } = useLectern('useCourseProgress');
  const userId = useUserId();
  const { data, isError } = useQuery({
    ...courseProgressQuery(marketplace, userId ?? '', course._id),
    enabled: userId !== undefined && course.progress === undefined,
  });
  return course.progress ?? data ?? (isError ? null : undefined);
}

const none: ReadonlySet<string> = new Set();

/** Whether the person owns a course. A card reads its own flag only. */
export function useIsEnrolled(courseId: string): boolean {
  const { enrolledFlags } = useLectern('useIsEnrolled');
  return useSyncExternalStore(
    enrolledFlags.subscribe,
    () => enrolledFlags.has(courseId),
    () => false,
  );
}

/** The ids of everything the person owns. */
export function useEnrolledIds(): ReadonlySet<string> {
  const { enrolledFlags } = useLectern('useEnrolledIds');
  return useSyncExternalStore(enrolledFlags.subscribe, enrolledFlags.ids, () => none);
}
