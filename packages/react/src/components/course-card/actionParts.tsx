import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef, useContext } from 'react';
import { useIsEnrolled } from '../../hooks/learning/useEnrolledCourses.ts';
import { useAddToCart } from '../../hooks/shop/useCart.ts';
import { useEnroll } from '../../hooks/shop/useEnroll.ts';
import { useWishlistToggle } from '../../hooks/shop/useWishlist.ts';
import { CardCompareContext, CardSampleContext } from '../../provider/cardContexts.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, PartElement, type RootProps } from '../../ui/definePart.tsx';
import { WishlistToggleButton } from '../wishlist-toggle/index.ts';
import { useCourseCardContext } from './context.ts';

/**
 * Enroll Now (Go to Course for its owner). For a mouse it comes over the corner of the picture, on hover and on focus;
 * where a finger may come it stands in the footer, beside the other buttons. Nothing while the course is coming soon.
 */
export const CourseCardEnrollButton = definePart(
  'CourseCardEnrollButton',
  Button,
  'lectern-course-card-enroll',
  (name) => {
    const course = useCourseCardContext(name);
    const { navigate, paths, t } = useLectern(name, catalogueWords);
    const { enroll, isPending, place } = useEnroll(course);
    const isEnrolled = useIsEnrolled(course._id);
    const label = t(isEnrolled ? 'course.go' : 'card.enroll');
    if (isComingSoon(course) && !isEnrolled) return null;
    return {
      variant: 'primary',
      size: 'small',
      isBusy: isPending,
      busyLabel: t('card.enrolling'),
      'data-state': isEnrolled ? 'enrolled' : undefined,
      'data-place': place,
      'aria-label': `${isPending ? t('card.enrolling') : label}: ${course.title}`,
      onClick: () => (isEnrolled ? navigate(paths.learning(course._id)) : enroll()),
      children: label,
    };
  },
);

/** The heart. */
export const CourseCardWishlistButton = definePart(
  'CourseCardWishlistButton',
  WishlistToggleButton,
  'lectern-course-card-wishlist',
  (name) => {
    const course = useCourseCardContext(name);
    const { place, ...wishlist } = useWishlistToggle(course);
    return { 'data-place': place, ...wishlist, title: course.title };
  },
);

/** Add to Cart, then Adding..., then In Cart; Go to Course for its owner; Coming soon while it can't be bought. */
export const CourseCardCartButton = definePart('CourseCardCartButton', Button, 'lectern-course-card-cart', (name) => {
  const course = useCourseCardContext(name);
  const { navigate, paths, t } = useLectern(name, catalogueWords);
  const isEnrolled = useIsEnrolled(course._id);
  const { add, isPending, isInCart, place } = useAddToCart(course);
  const isOffered = !isComingSoon(course);
  const label = t(isEnrolled ? 'course.go' : !isOffered ? 'course.comingSoon' : isInCart ? 'cart.inCart' : 'cart.add');
  return {
    size: 'small',
    isBusy: isPending,
    busyLabel: t('cart.adding'),
    disabled: (isInCart || !isOffered) && !isEnrolled,
    focusableWhenDisabled: true,
    'data-state': isOffered || isEnrolled ? undefined : 'coming-soon',
    'aria-label': `${isPending ? t('cart.adding') : label}: ${course.title}`,
    'data-place': place,
    onClick: () => (isEnrolled ? navigate(paths.learning(course._id)) : add()),
    children: label,
  };
});

/** Marks the course for comparing, inside a `CompareArea`; nothing elsewhere. */
export const CourseCardCompare = forwardRef<HTMLButtonElement, RootProps<'button'>>(function CourseCardCompare(
  { className, render, ...props },
  ref,
) {
  const course = useCourseCardContext('CourseCardCompare');
  const Toggle = useContext(CardCompareContext);
  return Toggle ? (
    <PartElement
      of="button"
      ref={ref}
      {...props}
      className={cx('lectern-course-card-compare', className)}
      render={(own) => <Toggle {...own} render={render} course={course} />}
    />
  ) : null;
});

/** The free lesson in a dialog, inside a `SampleArea`; nothing elsewhere, for its owner, and for a course without one. */
export const CourseCardSample = forwardRef<HTMLAnchorElement, RootProps<'a'>>(function CourseCardSample(
  { className, render, ...props },
  ref,
) {
  const course = useCourseCardContext('CourseCardSample');
  const isEnrolled = useIsEnrolled(course._id);
  const Link = useContext(CardSampleContext);
  return Link && course.sampleId && !isEnrolled ? (
    <PartElement
      of="a"
      ref={ref}
      {...props}
      className={cx('lectern-course-card-sample', className)}
      render={(own) => <Link {...own} render={render} course={course} />}
    />
  ) : null;
});
