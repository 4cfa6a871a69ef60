import type { ReviewSort } from '@lectern/sdk';
import { useState } from 'react';
import { useReviews } from '../../hooks/useReviews.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { LoadError } from '../load-error/index.ts';
import { ReviewBreakdown } from './ReviewBreakdown.tsx';
import { ReviewItem } from './ReviewItem.tsx';

const sorts: readonly ReviewSort[] = ['recent', 'highest'];

export interface CourseReviewsProps {
  courseId: string;
  averageRating: number;
  numberOfReviews: number;
  /** A review that is shown elsewhere on the page, and so not in the list. */
  hiddenReviewId?: string | undefined;
}

/** Student Reviews (§2): the breakdown by stars, a sort, and the reviews page by page. */
export function CourseReviews({ courseId, averageRating, numberOfReviews, hiddenReviewId }: CourseReviewsProps) {
  const { t, formats } = useLectern('CourseReviews');
  const [sort, setSort] = useState<ReviewSort>('recent');
  const [rating, setRating] = useState<number>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useReviews({
    id: courseId,
    sort,
    rating,
  });

  if (error && !data) {
    return <LoadError error={error} fallback="reviews.listFailed" onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className="lectern-course-reviews">
        <LoadingStatus label={t('course.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  const reviews = data.pages.flatMap((page) => page.reviews);
  const distribution = data.pages[0]?.ratingDistribution ?? {};
  if (Object.values(distribution).every((count) => count === 0) && reviews.length === 0) {
    return <p className="lectern-course-reviews-empty">{t('reviews.empty')}</p>;
  }
  const average = formats.rating(averageRating);
  const stars = rating && t.plural('reviews.stars', rating);

  return (
    <div className="lectern-course-reviews">
      <div className="lectern-course-reviews-summary">
        <p className="lectern-course-reviews-average">
          <strong>{average}</strong>
          <Stars value={averageRating} label={t('rating.label', { rating: average })} />
          <span>{t.plural('count.reviews', numberOfReviews)}</span>
        </p>
        <ReviewBreakdown distribution={distribution} rating={rating} onRatingChange={setRating} />
      </div>
      <div className="lectern-course-reviews-main">
        <fieldset className="lectern-course-reviews-sort">
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
          {stars && (
            <button
              type="button"
              className="lectern-chip"
              aria-label={t('reviews.all')}
              onClick={() => setRating(undefined)}
            >
              {stars}
              <Icon name="close" />
            </button>
          )}
        </fieldset>
        {stars && reviews.length === 0 && (
          <p className="lectern-course-reviews-empty">{t('reviews.noneOf', { stars })}</p>
        )}
        <ul className="lectern-course-reviews-list" aria-busy={isPlaceholderData}>
          {reviews
            .filter(({ _id }) => _id !== hiddenReviewId)
            .map((review) => (
              <li key={review._id}>
                <ReviewItem review={review} />
              </li>
            ))}
        </ul>
        {hasNextPage && (
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('reviews.more')}
          </Button>
        )}
      </div>
    </div>
  );
}
