import { type CourseDetail, type EnrolledCourse, isApiError } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { courseQuery } from '../../queries/courses.ts';
import { useSession, useUserId } from '../account/useSession.ts';
import { useEnrolledCourse, useEnrolledCourses } from '../learning/useEnrolledCourses.ts';
import { useKnownMissing } from './useKnownMissing.ts';

/** A course as the user may see it. */
export type CourseView = { isEnrolled: true; course: EnrolledCourse } | { isEnrolled: false; course: CourseDetail };

/** A course as everyone may see it. Without an id nothing is loaded. */
export function useCourse(id: string): UseQueryResult<CourseDetail> {
  const query = courseQuery(useLectern('useCourse').marketplace, id);
  const isVisitor = useUserId() === undefined;
  const isMissing = useKnownMissing(query.queryKey) !== undefined;
  return useQuery({ ...query, enabled: id !== '' && !(isVisitor && isMissing) });
}

/** What {@link useCourseView} returns. */
export interface UseCourseViewResult {
  /** Undefined while the course loads, or if it can't be loaded. */
  view: CourseView | undefined;
  isPending: boolean;
  error: Error | null;
  /** Loads the course again. */
  refetch: () => Promise<unknown>;
}

/** A course for its page: as an enrolled user sees it, else as everyone does (§2, course detail). */
export function useCourseView(id: string): UseCourseViewResult {
  const { marketplace } = useLectern('useCourseView');
  const { user, isLoading } = useSession();
  const userId = user?.userId;
  const enrollments = useEnrolledCourses();
  const isListed = enrollments.data?.some(({ _id }) => _id === id);
  // The others would be refused, which browsers log as an error of the page.
  const enrolled = useEnrolledCourse(id, isListed === true || enrollments.isError);
  const isPublicView = isListed === false || enrolled.isError;
  const isRefused = isApiError(enrolled.error) && enrolled.error.status < 500;
  // While the session loads, nothing is requested: an enrolled user must not see the public view first.
  const isVisitor = userId === undefined && !isLoading;
  const query = courseQuery(marketplace, id);
  const missing = useKnownMissing(query.queryKey);
  const open = useQuery({ ...query, enabled: (isVisitor && !missing) || isPublicView });

  const view: CourseView | undefined =
    userId && enrolled.data
      ? { isEnrolled: true, course: enrolled.data }
      : open.data
        ? { isEnrolled: false, course: open.data }
        : undefined;
  return {
    view,
    // What visitors don't find stays missing until the user's own answer is there.
    isPending: !view && !missing && !(open.isError && (userId === undefined || isPublicView)),
    error: view ? null : (open.error ?? (isRefused ? null : enrolled.error) ?? missing ?? null),
    refetch: () =>
      Promise.all([
        userId ? enrollments.refetch() : undefined,
        isListed ? enrolled.refetch() : undefined,
        open.refetch(),
      ]),
  };
}
