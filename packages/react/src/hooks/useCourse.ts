import { type CourseDetail, type EnrolledCourse, isApiError } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { courseQuery } from '../queries/courses.ts';
import { enrolledCourseQuery } from '../queries/enrollments.ts';
import { useSession } from './useSession.ts';

/** A course as this person may see it. */
export type CourseView = { isEnrolled: true; course: EnrolledCourse } | { isEnrolled: false; course: CourseDetail };

/** The public page of a course. */
export function useCourse(id: string) {
  return useQuery(courseQuery(useLectern('useCourse').marketplace, id));
}

/**
 * The enrolled view first and the public one as the fallback (§2, course detail). A visitor asks for the public view
 * alone.
 */
export function useCourseView(id: string) {
  const { marketplace } = useLectern('useCourseView');
  const { user, isLoading } = useSession();
  const userId = user?.userId;
  const enrolled = useQuery({ ...enrolledCourseQuery(marketplace, userId ?? '', id), enabled: userId !== undefined });
  const isRefused = isApiError(enrolled.error) && enrolled.error.status < 500;
  // Until it is known who is here, nothing is asked: a learner must not see the shop window first.
  const isVisitor = userId === undefined && !isLoading;
  const open = useQuery({ ...courseQuery(marketplace, id), enabled: isVisitor || enrolled.isError });

  const view: CourseView | undefined =
    userId && enrolled.data
      ? { isEnrolled: true, course: enrolled.data }
      : open.data
        ? { isEnrolled: false, course: open.data }
        : undefined;
  return {
    view,
    isPending: !view && !(open.isError && (isVisitor || enrolled.isError)),
    error: view ? null : (open.error ?? (isRefused ? null : enrolled.error)),
    refetch: () => Promise.all([userId ? enrolled.refetch() : undefined, open.refetch()]),
  };
}
