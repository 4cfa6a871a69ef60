import { isBestseller } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { type AnchorHTMLAttributes, forwardRef, type HTMLAttributes } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { Price } from '../../ui/Price.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { CoverImage, type CoverImageProps } from '../cover-image/index.ts';
import { useCardCourse } from './context.ts';

/** The cover. */
export const CourseCardImage = forwardRef<HTMLImageElement, Omit<CoverImageProps, 'course'>>(function CourseCardImage(
  { className, ...props },
  ref,
) {
  const course = useCardCourse('CourseCardImage');
  return (
    <CoverImage
      ref={ref}
      course={course}
      // In a grid: one column on a phone, otherwise columns of at least 17 units.
      sizes="(min-width: 40em) 24rem, 94vw"
      {...props}
      className={cx('lectern-course-card-image', className)}
    />
  );
});

/** The category, marked as a bestseller if the course is one. */
export const CourseCardCategory = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function CourseCardCategory({ className, ...props }, ref) {
    const course = useCardCourse('CourseCardCategory');
    const { t } = useLectern('CourseCardCategory', catalogueWords);
    return (
      <span
        ref={ref}
        {...props}
        className={cx('lectern-badge lectern-course-card-category', className)}
        data-kind={isBestseller(course) ? 'bestseller' : undefined}
      >
        {isBestseller(course) ? `${t('card.bestseller')} · ${course.category?.name ?? ''}` : course.category?.name}
      </span>
    );
  },
);

/** The title: a link to the course, or your children. */
export const CourseCardTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function CourseCardTitle({ className, children, ...props }, ref) {
    const course = useCardCourse('CourseCardTitle');
    const { Link, paths } = useLectern('CourseCardTitle');
    return (
      <h3 ref={ref} dir="auto" {...props} className={cx('lectern-course-card-title', className)}>
        {children ?? <Link href={paths.course(course._id)}>{course.title}</Link>}
      </h3>
    );
  },
);

/** The name of the instructor. */
export const CourseCardInstructor = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function CourseCardInstructor({ className, ...props }, ref) {
    const { creatorId } = useCardCourse('CourseCardInstructor');
    return (
      <p ref={ref} dir="auto" {...props} className={cx('lectern-course-card-instructor', className)}>
        {creatorId ? `${creatorId.firstName} ${creatorId.lastName}` : ''}
      </p>
    );
  },
);

/** The description, cut to a few lines by its style. */
export const CourseCardDescription = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function CourseCardDescription({ className, ...props }, ref) {
    const { description } = useCardCourse('CourseCardDescription');
    return (
      <p ref={ref} dir="auto" {...props} className={cx('lectern-course-card-description', className)}>
        {description}
      </p>
    );
  },
);

/** Average with one decimal, stars and count; says so where there is none yet. */
export const CourseCardRating = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function CourseCardRating({ className, ...props }, ref) {
    const { averageRating, numberOfReviews } = useCardCourse('CourseCardRating');
    const { t, formats } = useLectern('CourseCardRating');
    const rating = formats.rating(averageRating);
    return (
      <p ref={ref} {...props} className={cx('lectern-course-card-rating', className)}>
        {numberOfReviews === 0 ? (
          t('rating.none')
        ) : (
          <>
            <strong aria-hidden="true">{rating}</strong>
            <Stars value={averageRating} label={t('rating.label', { rating })} />
            <span>
              <span aria-hidden="true">({formats.count(numberOfReviews)})</span>
              <span className="lectern-visually-hidden">{t.plural('count.reviews', numberOfReviews)}</span>
            </span>
          </>
        )}
      </p>
    );
  },
);

/** The price, or “Free”. */
export const CourseCardPrice = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(function CourseCardPrice(
  { className, ...props },
  ref,
) {
  const { price } = useCardCourse('CourseCardPrice');
  const { formats } = useLectern('CourseCardPrice');
  return (
    <Price
      ref={ref}
      {...props}
      text={formats.price(price)}
      isFree={price === 0}
      className={cx('lectern-course-card-price', className)}
    />
  );
});

/** The link to the course. */
export const CourseCardViewLink = forwardRef<HTMLAnchorElement, Partial<AnchorHTMLAttributes<HTMLAnchorElement>>>(
  function CourseCardViewLink({ className, ...props }, ref) {
    const course = useCardCourse('CourseCardViewLink');
    const { Link, paths, t } = useLectern('CourseCardViewLink', catalogueWords);
    return (
      <Link
        ref={ref}
        {...props}
        href={paths.course(course._id)}
        className={cx('lectern-button lectern-course-card-view', className)}
        data-variant="secondary"
        data-size="small"
        aria-label={`${t('card.view')}: ${course.title}`}
      >
        {t('card.view')}
      </Link>
    );
  },
);
