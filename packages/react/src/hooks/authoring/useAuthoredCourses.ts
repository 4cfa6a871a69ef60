import { type AuthoredCourse, messageOf } from '@lectern/sdk';
import { authorFailureWords, formWords, teachingWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCoursesQuery } from '../../queries/authoredCourses.ts';
import { publicKey } from '../../queries/keys.ts';
import { usePersonalOptions, usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useSession } from '../account/useSession.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** What {@link useAuthoredCourses} returns. */
export interface UseAuthoredCoursesResult {
  /** Undefined while they load. */
  courses: AuthoredCourse[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the courses again after an error. */
  reload: () => void;
  /** Whether the user may create and change courses (§6). */
  mayTeach: boolean;
  /** The course that was deleted last. */
  removed: AuthoredCourse | undefined;
  /** Deletes a course, after asking (§8). */
  remove: (course: AuthoredCourse) => void;
}

/**
 * The courses of an instructor (§2, instructor dashboard). An admin has none and may only read. `onSuccess` gets the
 * deleted course.
 */
export function useAuthoredCourses(options: ActionOptions<AuthoredCourse> = {}): UseAuthoredCoursesResult {
  const marketplace = useAuthorMarketplace('useAuthoredCourses');
  const { t } = useLectern('useAuthoredCourses', authorFailureWords, formWords, teachingWords);
  const { notices } = marketplace;
  const { notify = true } = options;
  const { user } = useSession();
  const queryClient = useQueryClient();
  const query = (userId: string) => authoredCoursesQuery(marketplace, userId);
  const { queryKey } = usePersonalOptions(query);
  const mayTeach = user?.role === 'instructor';
  const { data, error, refetch } = usePersonalQuery(query, { enabled: mayTeach || user?.role === 'admin' });
  const [removed, setRemoved] = useState<AuthoredCourse>();
  const { mutateAsync } = useAction(
    {
      async mutationFn(course: AuthoredCourse) {
        await marketplace.courses.remove({ id: course._id });
        return course;
      },
      onSuccess(course) {
        queryClient.setQueryData(queryKey, (before) => before?.filter(({ _id }) => _id !== course._id));
        void queryClient.invalidateQueries({ queryKey: publicKey() });
        setRemoved(course);
      },
      notifyError: (failure) =>
        notifyFailure(marketplace, t('notice.deletionFailed.title'), messageOf(failure, t('courses.removeFailed'))),
    },
    options,
  );

  return {
    courses: data,
    error: error && !data ? describeLoadError(error, t('instructorDashboard.loadFailed')) : undefined,
    reload: () => void refetch(),
    mayTeach,
    removed,
    remove(course) {
      const remove = async () => void (await isFulfilled(mutateAsync(course)));
      if (!notify) return void remove();
      const { learners = 0, waiting = 0 } = course.stats ?? {};
      const message = [
        t('delete.confirm', { title: course.title, contents: t('delete.courseContents') }),
        learners > 0 && t.plural('instructorDashboard.deleteKept', learners),
        waiting > 0 && t.plural('instructorDashboard.deleteUngraded', waiting),
      ];
      notices.show({
        type: 'warning',
        title: t('instructorDashboard.deleteTitle'),
        message: message.filter(Boolean).join(' '),
        confirmLabel: t('instructorDashboard.delete'),
        busyLabel: t('instructorDashboard.deleting'),
        isDestructive: true,
        onConfirm: remove,
      });
    },
  };
}
