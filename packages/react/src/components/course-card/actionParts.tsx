import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useIsEnrolled } from '../../hooks/learning/useEnrolledCourses.ts';
import { useAddToCart } from '../../hooks/shop/useCart.ts';
import { useEnroll } from '../../hooks/shop/useEnroll.ts';
import { useWishlistToggle } from '../../hooks/shop/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { WishlistToggleButton } from '../wishlist-toggle/index.ts';
import { useCardCourse } from './context.ts';

/**
 * Enroll Now (Go to Course for its owner), over the cover: on hover, on focus, and always where there is no hovering.
 * Nothing while the course is coming soon.
 */
export const CourseCardEnrollButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseCardEnrollButton(
  { className, onClick, ...props },
  ref,
) {
  const course = useCardCourse('CourseCardEnrollButton');
  const { navigate, paths, t } = useLectern('CourseCardEnrollButton', catalogueWords);
  const { enroll, isPending, place } = useEnroll(course);
  const isEnrolled = useIsEnrolled(course._id);
  const label = t(isEnrolled ? 'course.go' : 'card.enroll');
  if (isComingSoon(course) && !isEnrolled) return null;
  return (
    <Button
      ref={ref}
      variant="primary"
      size="small"
      isBusy={isPending}
      busyLabel={t('card.enrolling')}
      data-place={place}
      aria-label={`${isPending ? t('card.enrolling') : label}: ${course.title}`}
      {...props}
      className={cx('lectern-course-card-enroll', className)}
      onClick={compose(onClick, () => (isEnrolled ? navigate(paths.learning(course._id)) : enroll()))}
    >
      {label}
    </Button>
  );
});

/** The heart. */
export const CourseCardWishlistButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseCardWishlistButton(
  { className, ...props },
  ref,
) {
  const course = useCardCourse('CourseCardWishlistButton');
  const { place, ...wishlist } = useWishlistToggle(course);
  return (
    <WishlistToggleButton
      ref={ref}
      data-place={place}
      {...props}
      {...wishlist}
      title={course.title}
      className={cx('lectern-course-card-wishlist', className)}
    />
  );
});

/** Add to Cart, then Adding..., then In Cart; Go to Course for its owner; Coming soon while it can't be bought. */
export const CourseCardCartButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseCardCartButton(
  { className, onClick, ...props },
  ref,
) {
  const course = useCardCourse('CourseCardCartButton');
  const { navigate, paths, t } = useLectern('CourseCardCartButton', catalogueWords);
  const isEnrolled = useIsEnrolled(course._id);
  const { add, isPending, isInCart, place } = useAddToCart(course);
  const isOffered = !isComingSoon(course);
  const label = t(isEnrolled ? 'course.go' : !isOffered ? 'course.comingSoon' : isInCart ? 'cart.inCart' : 'cart.add');
  return (
    <Button
      ref={ref}
      size="small"
      isBusy={isPending}
      busyLabel={t('cart.adding')}
      disabled={(isInCart || !isOffered) && !isEnrolled}
      focusableWhenDisabled
      data-state={isOffered || isEnrolled ? undefined : 'coming-soon'}
      aria-label={`${isPending ? t('cart.adding') : label}: ${course.title}`}
      data-place={place}
      {...props}
      className={cx('lectern-course-card-cart', className)}
      onClick={compose(onClick, () => (isEnrolled ? navigate(paths.learning(course._id)) : add()))}
    >
      {label}
    </Button>
  );
});
