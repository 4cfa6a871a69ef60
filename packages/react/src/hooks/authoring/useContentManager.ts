import {
  type AuthoredCourseDetail,
  type AuthoredLecture,
  isApiError,
  isNetworkError,
  isTemporary,
  messageOf,
} from '@lectern/sdk';
import { type AuthoredSection, permission, sortContent, stopsSelling } from '@lectern/sdk/rules';
import { accessWords, contentWords, formWords } from '@lectern/sdk/words';
import { useCallback, useEffect, useMemo } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseKeys, authoredCourseQuery } from '../../queries/authoredCourses.ts';
import { mutationKeys } from '../../queries/keys.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useSession, useUserId } from '../account/useSession.ts';
import type { ActionOptions } from '../forms/useAction.ts';
import { type UseArrangeContentResult, useArrangeContent } from './useArrangeContent.ts';
import { useContentProblem } from './useContentProblem.ts';

/** Between two looks at how far films are. */
const PREPARING_MS = 5_000;
const isPreparing = (course: AuthoredCourseDetail | undefined) =>
  course?.sections.some(({ lectures }) =>
    lectures.some(({ preparation }) => preparation && preparation.state !== 'failed'),
  );

/** Options of {@link useContentManager}; `onSuccess` gets the deleted section or lecture. */
export interface UseContentManagerOptions extends ActionOptions<AuthoredSection | AuthoredLecture> {
  courseId: string;
}

/** What {@link useContentManager} returns. */
export interface UseContentManagerResult extends UseArrangeContentResult {
  /** Undefined while it loads. */
  course: AuthoredCourseDetail | undefined;
  /** Sections and lectures in their order. */
  sections: AuthoredSection[];
  /** Why the user may not change courses. */
  refusal: string | undefined;
  /** Why the course can't be shown. */
  error: string | undefined;
  /** Why the server did not answer. */
  reason: string | undefined;
  /** Whether `reload` may help. */
  canRetry: boolean;
  /** Loads the course again after an error. */
  reload: () => void;
  /** Reloads the content and resolves when it is there. */
  refresh: () => Promise<void>;
  /** Deletes a section and its lectures, after asking. */
  removeSection: (section: AuthoredSection) => void;
  /** Deletes a lecture, after asking. */
  removeLecture: (lecture: AuthoredLecture) => void;
}

/** The content of a course of the user, and the changes to it (§2, content manager). */
export function useContentManager({ courseId, ...options }: UseContentManagerOptions): UseContentManagerResult {
  const marketplace = useAuthorMarketplace('useContentManager');
  const { t } = useLectern('useContentManager', contentWords, formWords);
  const { notices } = marketplace;
  const { notify = true, onSuccess, onError } = options;
  const { isAllowed, refusal } = useContentAccess(notify);
  const queryClient = useQueryClient();
  const query = usePersonalQuery((userId) => authoredCourseQuery(marketplace, userId, courseId), {
    enabled: isAllowed,
    // Not between a move and its answer, which would show the old order.
    refetchInterval: ({ state }) =>
      isPreparing(state.data) && queryClient.isMutating({ mutationKey: mutationKeys.arrangeContent(courseId) }) === 0
        ? PREPARING_MS
        : false,
  });
  const refresh = useRefreshContent(courseId);
  const course = query.data;
  const sections = useMemo(() => sortContent(course?.sections ?? []), [course]);
  const arrangement = useArrangeContent(courseId, sections);
  useQuizLinks(sections);

  function remove(item: AuthoredSection | AuthoredLecture, call: () => Promise<unknown>) {
    const isSection = 'lectures' in item;
    const { title } = item;
    const run = async () => {
      try {
        await call();
        await refresh();
        onSuccess?.(item);
        if (!notify) return;
        notices.show({
          type: 'success',
          title: t(isSection ? 'notice.sectionDeleted.title' : 'notice.lectureDeleted.title'),
          message: t('notice.sectionDeleted.text', { title }),
        });
      } catch (error) {
        if (error instanceof Error) onError?.(error);
        const fallback = t(isSection ? 'contentManager.sectionDeleteFailed' : 'contentManager.lectureDeleteFailed');
        if (notify) notifyFailure(marketplace, t('notice.deletionFailed.title'), messageOf(error, fallback));
      }
    };
    if (!notify) return void run();
    const gone = new Set((isSection ? item.lectures : [item]).map(({ _id }) => _id));
    const isLast = course !== undefined && stopsSelling(course, ({ _id }) => gone.has(_id));
    const question = t('delete.confirm', {
      title,
      contents: t(isSection ? 'delete.sectionContents' : `delete.lectureContents.${item.type}`),
    });
    notices.show({
      type: 'warning',
      title: t(isSection ? 'contentManager.deleteSection' : 'contentManager.deleteLecture'),
      message: isLast ? `${question} ${t('delete.stopsSelling')}` : question,
      confirmLabel: t('contentManager.delete'),
      busyLabel: t('contentManager.deleting'),
      isDestructive: true,
      onConfirm: run,
    });
  }

  const failure = course ? null : query.error;
  const problem = useContentProblem(courseId, failure);
  return {
    course,
    sections,
    refusal,
    error: problem,
    reason: isNetworkError(failure) ? failure.message : undefined,
    canRetry: failure !== null && !(isApiError(failure) && failure.status < 500),
    reload: () => void query.refetch(),
    refresh,
    removeSection: (section) => remove(section, () => marketplace.sections.remove({ id: section._id })),
    removeLecture: (lecture) => remove(lecture, () => marketplace.lectures.remove({ id: lecture._id })),
    ...arrangement,
  };
}

/** Reloads the content of a course; the promise resolves when it is there. */
export function useRefreshContent(courseId: string): () => Promise<void> {
  const { marketplace } = useLectern('useRefreshContent');
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const userId = marketplace.session.getState().user?.userId;
    if (userId) await queryClient.invalidateQueries({ queryKey: authoredCourseKeys.detail(userId, courseId) });
  }, [marketplace, queryClient, courseId]);
}

/** Learners are sent to their dashboard, with a notice; visitors to the sign-in page (§6). */
function useContentAccess(notify: boolean) {
  const { marketplace, navigate, paths, t } = useLectern('useContentManager', accessWords);
  const { user, isLoading } = useSession();
  const access = permission(user?.role, 'contentManager');
  const needs = access.isAllowed || isLoading ? undefined : access.needs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once, however often the host renders.
  useEffect(() => {
    if (!notify) return;
    if (needs === 'session') navigate(paths.signIn(currentPath()), { replace: true });
    if (needs !== 'role') return;
    const title = t('notice.accessDenied.title');
    marketplace.notices.show({ type: 'error', title, message: t('contentManager.instructorOnly') });
    navigate(paths.dashboard, { replace: true });
  }, [needs]);
  return { isAllowed: access.isAllowed, refusal: needs === 'role' ? t('contentManager.instructorOnly') : undefined };
}

/** Stores the id of a quiz that could not be linked to its lecture. */
export const quizLinkKey = (userId: string, lectureId: string) => `draft_${userId}_link_${lectureId}`;

/** Links quizzes whose first attempt failed, once the content has loaded. */
function useQuizLinks(sections: readonly AuthoredSection[]) {
  const marketplace = useAuthorMarketplace('useContentManager');
  const userId = useUserId();
  useEffect(() => {
    if (userId === undefined) return;
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
