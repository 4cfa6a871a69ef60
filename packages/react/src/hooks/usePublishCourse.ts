import { type AuthoredCourseDetail, type CourseStatus, messageOf } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQueryClient } from '../provider/query.ts';
import { authoredCourseQuery, authoredCoursesQuery } from '../queries/authoredCourses.ts';
import { keys } from '../queries/keys.ts';
import { useUserId } from './useSession.ts';

/** Publishes a course one teaches, or takes it back to draft; each undoes the other. */
export function usePublishCourse(course: Pick<AuthoredCourseDetail, '_id' | 'status'>) {
  const { marketplace, t } = useLectern('usePublishCourse');
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const { queryKey } = authoredCourseQuery(marketplace, userId, course._id);
  const saving = useMutation({
    mutationFn: (status: CourseStatus) => marketplace.courses.update({ courseId: course._id, status }),
    onSuccess(_, status) {
      queryClient.setQueryData(queryKey, (before) => before && { ...before, status });
      void queryClient.invalidateQueries({ queryKey: authoredCoursesQuery(marketplace, userId).queryKey });
      void queryClient.invalidateQueries({ queryKey: keys.public() });
    },
    // It may have been changed or deleted in another tab.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const isPublished = course.status === 'published';
  return {
    isPublished,
    toggle() {
      if (!saving.isPending) saving.mutate(isPublished ? 'draft' : 'published');
    },
    isPending: saving.isPending,
    /** The status that was saved last. */
    saved: saving.isSuccess ? saving.variables : undefined,
    error: saving.error ? messageOf(saving.error, t('courseForm.updateFailed')) : undefined,
  };
}
