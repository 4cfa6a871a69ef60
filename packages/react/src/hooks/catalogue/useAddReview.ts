import { isApiError, messageOf, type ReviewInput } from '@lectern/sdk';
import { accessWords, reviewWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { enrollmentKeys, publicKey } from '../../queries/keys.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** What {@link useAddReview} returns. */
export interface UseAddReviewResult {
  isPending: boolean;
  /** Resolves with whether the review was saved, once the pages that show it are up to date. */
  addReview: (review: Omit<ReviewInput, 'courseId'>) => Promise<boolean>;
}

/** Reviews a course (§5, §8). A user's second review replaces the first. */
export function useAddReview(courseId: string, options: ActionOptions = {}): UseAddReviewResult {
  const { marketplace, t } = useLectern('useAddReview', accessWords, reviewWords);
  const queryClient = useQueryClient();
  const { notices } = marketplace;
  const userId = useUserId();
  const { mutateAsync, isPending } = useAction(
    {
      async mutationFn(review: Omit<ReviewInput, 'courseId'>) {
        await marketplace.reviews.add({ courseId, ...review });
      },
      notifySuccess: () =>
        notices.show({ type: 'success', title: t('notice.reviewAdded.title'), message: t('notice.reviewAdded.text') }),
      notifyError(error) {
        const isDenied = isApiError(error, 'not_enrolled');
        notices.show({
          type: 'error',
          title: t(isDenied ? 'notice.reviewDenied.title' : 'notice.reviewFailed.title'),
          message: isDenied ? t('notice.reviewDenied.text') : messageOf(error, t('notice.reviewFailed.text')),
        });
      },
      // The reviews, the average on every card, and the user's own review on the course page.
      onSettled: (_, error) =>
        error || userId === undefined
          ? undefined
          : Promise.all([
              queryClient.invalidateQueries({ queryKey: publicKey() }),
              queryClient.invalidateQueries({ queryKey: enrollmentKeys.detail(userId, courseId) }),
            ]),
    },
    options,
  );
  return { isPending, addReview: (review) => isFulfilled(mutateAsync(review)) };
}
