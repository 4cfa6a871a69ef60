import { type AuthoredCourse, type CourseStatus, messageOf } from '@lectern/sdk';
import { courseFormWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseKeys, authoredCourseQuery } from '../../queries/authoredCourses.ts';
import { publicKey } from '../../queries/keys.ts';
import { usePersonalOptions } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionCallbacks, useAction } from '../forms/useAction.ts';

/** What {@link usePublishCourse} returns. */
export interface UsePublishCourseResult {
  isPublished: boolean;
  /** Publishes the course, or changes it back to a draft. */
  toggle: () => void;
  isPending: boolean;
  /** The status that was saved last. */
  saved: CourseStatus | undefined;
  /** Why the last change failed. */
  error: string | undefined;
}

/** Publishes a course of the user, or unpublishes it. `onSuccess` gets the saved status. Shows no notice. */
export function usePublishCourse(
  course: Pick<AuthoredCourse, '_id' | 'status'>,
  callbacks: ActionCallbacks<CourseStatus> = {},
): UsePublishCourseResult {
  const marketplace = useAuthorMarketplace('usePublishCourse');
  const { t } = useLectern('usePublishCourse', courseFormWords);
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = usePersonalOptions((id) => authoredCourseQuery(marketplace, id, course._id));
  const saving = useAction(
    {
      async mutationFn(status: CourseStatus) {
        await marketplace.courses.update({ courseId: course._id, status });
        return status;
      },
      onSuccess(status) {
        queryClient.setQueryData(queryKey, (before) => before && { ...before, status });
        if (userId) void queryClient.invalidateQueries({ queryKey: authoredCourseKeys.list(userId) });
        void queryClient.invalidateQueries({ queryKey: publicKey() });
      },
      // The course may have been changed or deleted in another tab.
      onError: () => void queryClient.invalidateQueries({ queryKey }),
    },
    callbacks,
  );
  const isPublished = course.status === 'published';
  return {
    isPublished,
    toggle() {
      if (!saving.isPending) saving.mutate(isPublished ? 'draft' : 'published');
    },
    isPending: saving.isPending,
    saved: saving.data,
    error: saving.error ? messageOf(saving.error, t('courseForm.updateFailed')) : undefined,
  };
}
