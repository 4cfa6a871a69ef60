import { forwardRef } from 'react';
import { useAddToCart } from '../../hooks/useCart.ts';
import { useEnroll } from '../../hooks/useEnroll.ts';
import { useWishlistToggle } from '../../hooks/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { WishlistToggleButton } from '../wishlist-toggle/index.ts';
import { useCardCourse } from './context.ts';

/** Enroll Now, over the cover: on hover, on focus, and always where there is no hovering. */
export const CourseCardEnrollButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseCardEnrollButton(
  { className, onClick, ...props },
  ref,
) {
  const course = useCardCourse('CourseCard.EnrollButton');
  const { t } = useLectern('CourseCard.EnrollButton');
  const { enroll, isPending } = useEnroll(course);
  return (
    <Button
      ref={ref}
      variant="primary"
      size="small"
      isBusy={isPending}
      aria-label={`${t('card.enroll')}: ${course.title}`}
      {...props}
      className={cx('lectern-course-card-enroll', className)}
      onClick={compose(onClick, enroll)}
    >
      {t('card.enroll')}
    </Button>
  );
});

/** The heart. */
export const CourseCardWishlistButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseCardWishlistButton(
  { className, ...props },
  ref,
) {
  const course = useCardCourse('CourseCard.WishlistButton');
  return (
    <WishlistToggleButton
      ref={ref}
      {...props}
      {...useWishlistToggle(course)}
      title={course.title}
      className={cx('lectern-course-card-wishlist', className)}
    />
  );
});

/** Add to Cart, then Adding..., then In Cart. */
export const CourseCardCartButton = forwardRef<HTMLButtonElement, ButtonProps>(function CourseCardCartButton(
  { className, onClick, ...props },
  ref,
) {
  const course = useCardCourse('CourseCard.CartButton');
  const { t } = useLectern('CourseCard.CartButton');
  const { add, isAdding, isInCart } = useAddToCart(course);
  const label = t(isInCart ? 'cart.inCart' : isAdding ? 'cart.adding' : 'cart.add');
  return (
    <Button
      ref={ref}
      size="small"
      isBusy={isAdding}
      disabled={isInCart}
      aria-label={`${label}: ${course.title}`}
      {...props}
      className={cx('lectern-course-card-cart', className)}
      onClick={compose(onClick, add)}
    >
      {label}
    </Button>
  );
});
