import { type AuthoredLecture, messageOf, type VideoPreparation } from '@lectern/sdk';
import { authorFailureWords, preparationWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseQuery } from '../../queries/authoredCourses.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useAction } from '../forms/useAction.ts';
import { useRefreshContent } from './useContentManager.ts';

/** What is said of a film: why it has no sizes, or how far they are. */
export function usePreparationText(of: string): (preparation: VideoPreparation) => string {
  const { t, formats } = useLectern(of, preparationWords);
  return ({ state, progress, reason, second = 0 }) =>
    state === 'failed'
      ? t(`preparation.${reason ?? 'not_converted'}`, { time: formats.clock(second) })
      : t(`preparation.${state}`, { percent: formats.count(progress) });
}

/** What {@link useVideoPreparation} returns. */
export interface UseVideoPreparationResult {
  /** Undefined where nothing is prepared, or everything is. */
  preparation: VideoPreparation | undefined;
  /** Prepares a film once more that failed. */
  prepareAgain: () => void;
  isPending: boolean;
  /** Why it could not be begun again. */
  error: string | undefined;
}

/** What the server does with the film of a lecture, as the content manager knows it by now. */
export function useVideoPreparation(courseId: string, lecture: AuthoredLecture): UseVideoPreparationResult {
  const marketplace = useAuthorMarketplace('useVideoPreparation');
  const { t } = useLectern('useVideoPreparation', authorFailureWords);
  const refresh = useRefreshContent(courseId);
  const { data: course } = usePersonalQuery((userId) => authoredCourseQuery(marketplace, userId, courseId), {
    enabled: false,
  });
  const known = course?.sections.flatMap(({ lectures }) => lectures).find(({ _id }) => _id === lecture._id);
  const { mutate, isPending, error } = useAction(
    { mutationFn: () => marketplace.lectures.prepareVideo({ id: lecture._id }), onSuccess: refresh },
    { notify: false },
  );
  return {
    preparation: (known ?? lecture).preparation,
    prepareAgain: () => mutate(),
    isPending,
    error: error ? messageOf(error, t('lectures.prepareFailed')) : undefined,
  };
}
