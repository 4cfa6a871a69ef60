import { isApiError, messageOf, type ReviewDraft } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQueryClient } from '../provider/query.ts';
import { keys } from '../queries/keys.ts';
import { useUserId } from './useSession.ts';

/** Writing a review (§5, §8). A second one replaces the first. */
export function useAddReview(courseId: string) {
  const { marketplace, t } = useLectern('useAddReview');
  const queryClient = useQueryClient();
  const { notices } = marketplace;
  const userId = useUserId() ?? '';
  return useMutation({
    mutationFn: (draft: Omit<ReviewDraft, 'courseId'>) => marketplace.reviews.add({ courseId, ...draft }),
    async onSuccess() {
      notices.show({
        type: 'success',
        title: t('notice.reviewAdded.title'),
        message: t('notice.reviewAdded.text'),
      });
      // The list, the figures on every card, and those of the page that one is on.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.public() }),
        queryClient.invalidateQueries({ queryKey: keys.enrollments.detail(userId, courseId) }),
      ]);
    },
    onError(error) {
      const isDenied = isApiError(error) && error.code === 'not_enrolled';
      notices.show({
        type: 'error',
        title: t(isDenied ? 'notice.reviewDenied.title' : 'notice.reviewFailed.title'),
        message: isDenied ? t('notice.reviewDenied.text') : messageOf(error, t('notice.reviewFailed.text')),
      });
    },
  });
}
