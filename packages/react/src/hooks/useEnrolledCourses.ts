import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLectern } from '../provider/context.ts';
import { enrolledCourseQuery, enrolledCoursesQuery } from '../queries/enrollments.ts';
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
