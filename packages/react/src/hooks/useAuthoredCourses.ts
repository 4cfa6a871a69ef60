import { type AuthoredCourse, messageOf } from '@lectern/sdk';
import { useState } from 'react';
import { describeLoadError } from '../failures/describeLoadError.ts';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { authoredCoursesQuery } from '../queries/authoredCourses.ts';
import { keys } from '../queries/keys.ts';
import { useSession } from './useSession.ts';

/** The courses one teaches (§2, instructor dashboard), and taking one of them away. An admin has none, and only reads. */
export function useAuthoredCourses() {
  const { marketplace, t } = useLectern('useAuthoredCourses');
  const { notices } = marketplace;
  const { user } = useSession();
  const queryClient = useQueryClient();
  const options = authoredCoursesQuery(marketplace, user?.userId ?? '');
  const mayTeach = user?.role === 'instructor';
  const { data, error, refetch } = useQuery({ ...options, enabled: mayTeach || user?.role === 'admin' });
  const [removed, setRemoved] = useState<AuthoredCourse>();
  const removing = useMutation({
    mutationFn: (course: AuthoredCourse) => marketplace.courses.remove({ id: course._id }),
    onSuccess(_, course) {
      queryClient.setQueryData(options.queryKey, (before) => before?.filter(({ _id }) => _id !== course._id));
      void queryClient.invalidateQueries({ queryKey: keys.public() });
      setRemoved(course);
    },
    onError(failure) {
      if (!marketplace.session.getState().isAuthenticated) return;
      const message = messageOf(failure, t('courses.removeFailed'));
      notices.show({ type: 'error', title: t('notice.deletionFailed.title'), message });
    },
  });

  return {
    courses: data,
    /** Why they are not there, as a sentence. */
    error: error && !data ? describeLoadError(error, t('instructorDashboard.loadFailed')) : undefined,
    reload: () => void refetch(),
    /** Whether the person may make and change courses (§6). */
    mayTeach,
    /** The course that was deleted last. */
    removed,
    /** Asks first (§8), then deletes. */
    remove(course: AuthoredCourse) {
      const learners = course.stats?.learners ?? 0;
      const question = t('delete.confirm', { title: course.title, contents: t('delete.courseContents') });
      notices.show({
        type: 'warning',
        title: t('instructorDashboard.deleteTitle'),
        message: learners === 0 ? question : `${question} ${t.plural('instructorDashboard.deleteKept', learners)}`,
        confirmLabel: t('instructorDashboard.delete'),
        isDestructive: true,
        // A failure has shown itself.
        onConfirm: () =>
          removing.mutateAsync(course).then(
            () => {},
            () => {},
          ),
      });
    },
  };
}
