import {
  type AuthoredLecture,
  type AuthoredSection,
  isApiError,
  isNetworkError,
  isTemporary,
  messageOf,
  permission,
  sortContent,
} from '@lectern/sdk';
import { useCallback, useEffect, useMemo } from 'react';
import { notifyFailure } from '../failures/notifyFailure.ts';
import { useLectern } from '../provider/context.ts';
import { currentPath } from '../provider/paths.ts';
import { useQuery, useQueryClient } from '../provider/query.ts';
import { authoredCourseQuery } from '../queries/authoredCourses.ts';
import { useArrangeContent } from './useArrangeContent.ts';
import { useContentProblem } from './useContentProblem.ts';
import { useSession } from './useSession.ts';

export interface UseContentManagerOptions {
  courseId: string;
}

/** A course one teaches, to be built (§2, content manager): its content in order, and what can be done to it. */
export function useContentManager({ courseId }: UseContentManagerOptions) {
  const { marketplace, t } = useLectern('useContentManager');
  const { notices } = marketplace;
  const { isAllowed, refusal } = useContentAccess();
  const userId = useSession().user?.userId ?? '';
  const query = useQuery({ ...authoredCourseQuery(marketplace, userId, courseId), enabled: isAllowed });
  const refresh = useRefreshContent(courseId);
  const course = query.data;
  const sections = useMemo(() => sortContent(course?.sections ?? []), [course]);
  const arrangement = useArrangeContent(courseId, sections);
  useQuizLinks(sections);

  /** Asks, deletes, and says what came of it. */
  function remove(title: string, kind: 'section' | AuthoredLecture['type'], call: () => Promise<unknown>) {
    const isSection = kind === 'section';
    notices.show({
      type: 'warning',
      title: t(isSection ? 'contentManager.deleteSection' : 'contentManager.deleteLecture'),
      message: t('delete.confirm', {
        title,
        contents: t(isSection ? 'delete.sectionContents' : `delete.lectureContents.${kind}`),
      }),
      confirmLabel: t('contentManager.delete'),
      isDestructive: true,
      async onConfirm() {
        try {
          await call();
          await refresh();
          notices.show({
            type: 'success',
            title: t(isSection ? 'notice.sectionDeleted.title' : 'notice.lectureDeleted.title'),
            message: t('notice.sectionDeleted.text', { title }),
          });
        } catch (error) {
          const message = isSection
            ? messageOf(error, t('contentManager.sectionDeleteFailed'))
            : messageOf(error, t('contentManager.lectureDeleteFailed'));
          notifyFailure(marketplace, t('notice.deletionFailed.title'), message);
        }
      },
    });
  }

  const failure = course ? null : query.error;
  const problem = useContentProblem(courseId, failure);
  return {
    course,
    sections,
    refusal,
    error: problem && t(problem),
    /** Why no answer came, where that is known. */
    reason: isNetworkError(failure) ? failure.message : undefined,
    /** A second try may help. */
    canRetry: failure !== null && !(isApiError(failure) && failure.status < 500),
    reload: () => void query.refetch(),
    refresh,
    removeSection: ({ _id, title }: AuthoredSection) =>
      remove(title, 'section', () => marketplace.sections.remove({ id: _id })),
    removeLecture: ({ _id, title, type }: AuthoredLecture) =>
      remove(title, type, () => marketplace.lectures.remove({ id: _id })),
    ...arrangement,
  };
}

export type UseContentManagerResult = ReturnType<typeof useContentManager>;

/** Asks for a course's content again, and waits for it. */
export function useRefreshContent(courseId: string) {
  const { marketplace } = useLectern('useRefreshContent');
  const queryClient = useQueryClient();
  return useCallback(() => {
    const userId = marketplace.session.getState().user?.userId ?? '';
    return queryClient.invalidateQueries({ queryKey: authoredCourseQuery(marketplace, userId, courseId).queryKey });
  }, [marketplace, queryClient, courseId]);
}

/** §6: who is no instructor is told so and goes to the dashboard; a visitor signs in first. */
function useContentAccess() {
  const { marketplace, navigate, paths, t } = useLectern('useContentManager');
  const { user, isLoading } = useSession();
  const access = permission(user?.role, 'contentManager');
  const needs = access.isAllowed || isLoading ? undefined : access.needs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal sends away once, however often the host draws.
  useEffect(() => {
    if (needs === 'session') navigate(paths.signIn(currentPath()), { replace: true });
    if (needs !== 'role') return;
    const title = t('notice.accessDenied.title');
    marketplace.notices.show({ type: 'error', title, message: t('contentManager.instructorOnly') });
    navigate(paths.dashboard, { replace: true });
  }, [needs]);
  return { isAllowed: access.isAllowed, refusal: needs === 'role' ? t('contentManager.instructorOnly') : undefined };
}

/** Where the id of a quiz waits whose link to its lecture was lost. */
export const quizLinkKey = (userId: string, lectureId: string) => `draft_${userId}_link_${lectureId}`;

/** Repeats, once the content is there, the links of quizzes that were lost. */
function useQuizLinks(sections: readonly AuthoredSection[]) {
  const { marketplace } = useLectern('useContentManager');
  const userId = useSession().user?.userId ?? '';
  useEffect(() => {
    for (const { _id, type } of sections.flatMap(({ lectures }) => lectures)) {
      const key = quizLinkKey(userId, _id);
      const quizId = type === 'quiz' ? marketplace.storage.get(key) : undefined;
      if (quizId === undefined) continue;
      marketplace.storage.remove(key);
      marketplace.lectures.update({ id: _id, quizId }).catch((error: unknown) => {
        if (isTemporary(error)) marketplace.storage.set(key, quizId);
      });
    }
  }, [marketplace, userId, sections]);
}
