import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords, courseWords } from '@lectern/sdk/words';
import { forwardRef, type HTMLAttributes, type Ref } from 'react';
import { useAddToCart } from '../../hooks/shop/useCart.ts';
import { useEnroll } from '../../hooks/shop/useEnroll.ts';
import { useWishlistToggle } from '../../hooks/shop/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCourseDetailContext } from './context.ts';
import { SignInInstead } from './SignInInstead.tsx';

/** The buttons of the buy card; without children it has its usual parts. */
export const CourseDetailActions = definePart('CourseDetailActions', 'div', 'lectern-course-detail-actions', () => ({
  children: (
    <>
      <CourseDetailEnrollButton />
      <CourseDetailCartButton />
      <CourseDetailWishlistButton />
      <SignInInstead />
    </>
  ),
}));

/**
 * The main action: Buy Now or Enroll Now; a link into the course once enrolled, to its content for its instructor; Coming
 * soon while the course can't be bought.
 */
export const CourseDetailEnrollButton = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(
  function CourseDetailEnrollButton({ className, onClick, ...props }, ref) {
    const { view, isOwn } = useCourseDetailContext('CourseDetailEnrollButton');
    const { t, paths } = useLectern('CourseDetailEnrollButton', catalogueWords, courseWords);
    const { enroll, isPending, place } = useEnroll(view.course);
    const { _id: courseId, price } = view.course;
    const isOffered = !isComingSoon(view.course);
    if (view.isEnrolled || isOwn) {
      return (
        <HostLink
          // The caller's ref may hold any element: which one it is depends on the person.
          ref={ref as Ref<HTMLAnchorElement>}
          data-variant="primary"
          data-size="large"
          {...props}
          onClick={onClick}
          href={view.isEnrolled ? paths.learning(courseId) : paths.courseContent(courseId)}
          className={cx('lectern-button', className)}
        >
          {t(view.isEnrolled ? 'course.go' : 'instructorDashboard.content')}
        </HostLink>
      );
    }
    return (
      <Button
        ref={ref as Ref<HTMLButtonElement>}
        variant="primary"
        size="large"
        data-place={place}
        isBusy={isPending}
        busyLabel={t('course.enrolling')}
        disabled={!isOffered}
        focusableWhenDisabled
        data-state={isOffered ? undefined : 'coming-soon'}
        {...props}
        className={className}
        onClick={compose(onClick, enroll)}
      >
        {t(!isOffered ? 'course.comingSoon' : price === 0 ? 'course.enroll' : 'course.buy')}
      </Button>
    );
  },
);

/** Add to Cart; nothing for a course that is free or coming soon, an enrolled learner or the course's instructor. */
export const CourseDetailCartButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseDetailCartButton(
  { onClick, ...props },
  ref,
) {
  const { view, isOwn } = useCourseDetailContext('CourseDetailCartButton');
  const { t } = useLectern('CourseDetailCartButton', catalogueWords);
  const { add, isPending, isInCart, place } = useAddToCart(view.course);
  if (view.isEnrolled || isOwn || view.course.price === 0 || isComingSoon(view.course)) return null;
  return (
    <Button
      ref={ref}
      data-place={place}
      disabled={isInCart}
      focusableWhenDisabled
      isBusy={isPending}
      busyLabel={t('cart.adding')}
      size="large"
      {...props}
      onClick={compose(onClick, add)}
    >
      {t(isInCart ? 'cart.inCart' : 'cart.add')}
    </Button>
  );
});

/** Adds the course to the wishlist or removes it; nothing for an enrolled learner or the course's instructor. */
export const CourseDetailWishlistButton = definePart(
  'CourseDetailWishlistButton',
  Button,
  'lectern-course-detail-wishlist',
  (name) => {
    const { view, isOwn } = useCourseDetailContext(name);
    const { t } = useLectern(name, courseWords);
    const { isInWishlist, isPending, place, toggle } = useWishlistToggle(view.course);
    if (view.isEnrolled || isOwn) return null;
    return {
      variant: 'quiet',
      'aria-pressed': isInWishlist,
      isBusy: isPending,
      'data-place': place,
      onClick: toggle,
      children: (
        <>
          <Icon shape={icons.heart} />
          {t(isInWishlist ? 'course.wishlisted' : 'course.wishlist')}
        </>
      ),
    };
  },
);
