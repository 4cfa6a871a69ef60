import { type Course, messageOf } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQueryClient } from '../provider/query.ts';
import { keys } from '../queries/keys.ts';
import { useRequireSignIn } from './useRequireSignIn.ts';

/**
 * Enroll Now and Buy Now (§4, §6): a visitor goes to sign in, a free course is enrolled and opened, a paid one goes to
 * the checkout.
 */
export function useEnroll(course: Course) {
  const { marketplace, navigate, paths, t } = useLectern('useEnroll');
  const requireSignIn = useRequireSignIn();
  const refresh = useRefreshEnrollments();
  const { mutate, isPending } = useMutation({
    mutationFn: () => marketplace.enrollments.enroll({ courseId: course._id }),
    async onSuccess() {
      marketplace.cart.remove(course._id);
      await refresh();
      navigate(paths.learning(course._id));
      marketplace.notices.show({
        type: 'success',
        title: t('notice.enrolled.title'),
        message: t('notice.enrolled.text'),
      });
    },
    onError(error) {
      marketplace.notices.show({
        type: 'error',
        title: t('notice.enrollmentFailed.title'),
        message: messageOf(error, t('notice.enrollmentFailed.text')),
      });
    },
  });
  return {
    isPending,
    enroll() {
      if (!requireSignIn('notice.signInRequired.enroll', { redirect: true })) return;
      if (course.price === 0) mutate();
      else navigate(paths.checkout(course._id), { state: { items: [course] } });
    },
  };
}

/** After a purchase or an enrolment: what was "not yours" is asked again, and nothing else. */
export function useRefreshEnrollments() {
  const { marketplace } = useLectern('useRefreshEnrollments');
  const queryClient = useQueryClient();
  return () => {
    const userId = marketplace.session.getState().user?.userId ?? '';
    return Promise.all([
      queryClient.resetQueries({ queryKey: keys.enrollments.details(userId) }),
      queryClient.invalidateQueries({ queryKey: keys.enrollments.list(userId) }),
      // What is bought leaves the wishlist.
      queryClient.invalidateQueries({ queryKey: keys.wishlist.all(userId) }),
    ]);
  };
}
