import { useQuery } from '@tanstack/react-query';
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
