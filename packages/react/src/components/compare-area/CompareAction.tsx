import type { CourseDetail } from '@lectern/sdk';
import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords, courseWords } from '@lectern/sdk/words';
import { useSession } from '../../hooks/account/useSession.ts';
import { useIsEnrolled } from '../../hooks/learning/useEnrolledCourses.ts';
import { useAddToCart } from '../../hooks/shop/useCart.ts';
import { useEnroll } from '../../hooks/shop/useEnroll.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';

/**
 * The one thing to do with a course: go to it, enroll where it is free, else put it into the cart. That is said in the
 * button: a notice would cover the comparison.
 */
export function CompareAction({ course, onLeave }: { course: CourseDetail; onLeave: () => void }) {
  const { t, navigate, paths } = useLectern('CompareAction', catalogueWords, courseWords);
  const { user, isAuthenticated } = useSession();
  const isEnrolled = useIsEnrolled(course._id);
  const cart = useAddToCart(course, { notify: !isAuthenticated });
  const { enroll, isPending: isEnrolling } = useEnroll(course);
  const isSoon = isComingSoon(course);
  // Before, since the next page may take a while to load.
  const leaveFor = (path: string) => {
    onLeave();
    navigate(path);
  };
  if (user && course.creatorId?._id === user.userId) return t('course.own');
  const [label, act] = isEnrolled
    ? [t('course.go'), () => leaveFor(paths.learning(course._id))]
    : isSoon
      ? [t('course.comingSoon')]
      : course.price === 0
        ? [t('card.enroll'), enroll]
        : cart.isInCart
          ? [t('notice.goToCart'), () => leaveFor(paths.cart)]
          : [t('cart.add'), cart.add];
  const isBusy = cart.isPending || isEnrolling;
  const busyLabel = t(isEnrolling ? 'card.enrolling' : 'cart.adding');
  return (
    <>
      {/* One button, so that the focus stays on it. */}
      <Button
        size="small"
        isBusy={isBusy}
        busyLabel={busyLabel}
        disabled={isSoon && !isEnrolled}
        focusableWhenDisabled
        aria-label={`${isBusy ? busyLabel : label}: ${course.title}`}
        onClick={act}
      >
        {label}
      </Button>
      <span role="status" className="lectern-visually-hidden">
        {cart.isInCart && !isEnrolled && t('notice.addedToCart.text', { title: course.title })}
      </span>
    </>
  );
}
