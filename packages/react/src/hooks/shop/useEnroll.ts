import { type Course, messageOf } from '@lectern/sdk';
import { catalogueWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { refreshEnrollments } from '../../queries/enrollments.ts';
import { useRequireSignIn } from '../account/useRequireSignIn.ts';
import { type PersonalActionOptions, useButtonAction } from '../forms/useAction.ts';

/** Options of {@link useEnroll}. */
export interface UseEnrollOptions extends PersonalActionOptions {
  /** Called for a paid course, in place of opening the checkout page. */
  onCheckout?: (() => void) | undefined;
}

/** What {@link useEnroll} returns. */
export interface UseEnrollResult {
  isPending: boolean;
  /** For the button's `data-place`: coming back without signing in returns the focus to it. */
  place: string;
  /** Enrolls the user in a free course; opens the checkout for a paid one. */
  enroll: () => void;
}

/**
 * Enroll Now and Buy Now (§4, §6): a free course is enrolled in and opened, a paid one goes to the checkout, a visitor
 * to the sign-in page.
 */
export function useEnroll(course: Course, options: UseEnrollOptions = {}): UseEnrollResult {
  const { marketplace, navigate, paths, t } = useLectern('useEnroll', catalogueWords);
  const { notify = true, onCheckout } = options;
  const requireSignIn = useRequireSignIn();
  const refresh = useRefreshEnrollments();
  const { mutate, isPending } = useButtonAction<void, void>(
    {
      async mutationFn() {
        await marketplace.enrollments.enroll({ courseId: course._id });
      },
      async onSuccess() {
        marketplace.cart.remove(course._id);
        await refresh();
      },
      notifySuccess() {
        navigate(paths.learning(course._id));
        marketplace.notices.show({
          type: 'success',
          title: t('notice.enrolled.title'),
          message: t('notice.enrolled.text'),
        });
      },
      notifyError(error) {
        marketplace.notices.show({
          type: 'error',
          title: t('notice.enrollmentFailed.title'),
          message: messageOf(error, t('notice.enrollmentFailed.text')),
        });
      },
    },
    options,
  );
  const place = `enroll-${course._id}`;
  function enroll() {
    if (course.price === 0) mutate();
    else if (onCheckout) onCheckout();
    else if (notify) navigate(paths.checkout(course._id), { state: { items: [course] } });
  }
  return {
    isPending,
    place,
    enroll: () =>
      requireSignIn('notice.signInRequired.enroll', enroll, {
        ...options,
        redirect: true,
        place,
        intent: { act: 'enroll', course },
      }),
  };
}

/** `refreshEnrollments` for the signed-in user. */
export function useRefreshEnrollments(): () => Promise<unknown> {
  const { marketplace } = useLectern('useRefreshEnrollments');
  const queryClient = useQueryClient();
  return async () => {
    const userId = marketplace.session.getState().user?.userId;
    if (userId === undefined) return;
    await refreshEnrollments(queryClient, userId);
  };
}
