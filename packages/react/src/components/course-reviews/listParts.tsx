import type { ReviewSort } from '@lectern/sdk';
import { reviewWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCourseReviews } from './context.ts';
import { ReviewItem } from './ReviewItem.tsx';

const sorts: readonly ReviewSort[] = ['recent', 'highest'];

/** The sort, the list and the button for more. */
export const CourseReviewsMain = createPart('div', 'lectern-course-reviews-main');

/** The buttons to sort the list, and to list all reviews again. */
export const CourseReviewsSort = forwardRef<HTMLFieldSetElement, RootProps<'fieldset'>>(function CourseReviewsSort(
  { className, ...props },
  ref,
) {
  const { sort, setSort, rating, setRating } = useCourseReviews('CourseReviewsSort');
  const { t } = useLectern('CourseReviewsSort', reviewWords);
  return (
    <fieldset ref={ref} {...props} className={cx('lectern-course-reviews-sort', className)}>
      <legend className="lectern-visually-hidden">{t('reviews.sort')}</legend>
      {sorts.map((value) => (
        <button
          key={value}
          type="button"
          className="lectern-chip"
          aria-pressed={sort === value}
          onClick={() => setSort(value)}
        >
          {t(`reviews.${value}`)}
        </button>
      ))}
      {rating !== undefined && (
        <button
          type="button"
          className="lectern-chip"
          aria-label={`${t.plural('reviews.stars', rating)}: ${t('reviews.all')}`}
          onClick={() => setRating(undefined)}
        >
          {t.plural('reviews.stars', rating)}
          <Icon shape={icons.close} />
        </button>
      )}
    </fieldset>
  );
});

/** The loaded reviews, or a message if none has the chosen rating. */
export const CourseReviewsList = forwardRef<HTMLUListElement, RootProps<'ul'>>(function CourseReviewsList(
  { className, ...props },
  ref,
) {
  const { reviews, rating, isEmpty, isStale } = useCourseReviews('CourseReviewsList');
  const { t } = useLectern('CourseReviewsList', reviewWords);
  return (
    <ul ref={ref} aria-busy={isStale} {...props} className={cx('lectern-course-reviews-list', className)}>
      {rating !== undefined && isEmpty && (
        <li className="lectern-course-reviews-empty">
          {t('reviews.noneOf', { stars: t.plural('reviews.stars', rating) })}
        </li>
      )}
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  );
});

/** Loads the next page; nothing after the last. */
export const CourseReviewsMore = forwardRef<HTMLButtonElement, ButtonProps>(function CourseReviewsMore(
  { className, onClick, ...props },
  ref,
) {
  const { hasMore, loadMore, isLoadingMore } = useCourseReviews('CourseReviewsMore');
  const { t } = useLectern('CourseReviewsMore', reviewWords);
  if (!hasMore) return null;
  return (
    <Button
      ref={ref}
      isBusy={isLoadingMore}
      busyLabel={t('reviews.loadingMore')}
      {...props}
      className={cx('lectern-course-reviews-more', className)}
      onClick={compose(onClick, loadMore)}
    >
      {t('reviews.more')}
    </Button>
  );
});
