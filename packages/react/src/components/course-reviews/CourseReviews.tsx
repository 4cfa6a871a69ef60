import type { Review, ReviewSort } from '@lectern/sdk';
import { useState } from 'react';
import { useReviews } from '../../hooks/useReviews.ts';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { LoadFailure } from '../load-failure/index.ts';

const sorts: readonly ReviewSort[] = ['recent', 'highest'];

export interface CourseReviewsProps {
  courseId: string;
  averageRating: number;
  numberOfReviews: number;
}

/** Student Reviews (§2): the breakdown by stars, a sort, and the reviews page by page. */
export function CourseReviews({ courseId, averageRating, numberOfReviews }: CourseReviewsProps) {
  const { t, formats } = useLectern('CourseReviews');
  const [sort, setSort] = useState<ReviewSort>('recent');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReviews(courseId, sort);

  if (error && !data) {
    return <LoadFailure error={error} failed="reviews.listFailed" onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className="lectern-reviews">
        <LoadingStatus label={t('course.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  const reviews = data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0) return <p className="lectern-reviews-empty">{t('reviews.empty')}</p>;
  const distribution = data.pages[0]?.ratingDistribution ?? {};
  const total = Object.values(distribution).reduce((sum, count) => sum + count, 0);
  const rating = formats.rating(averageRating);

  return (
    <div className="lectern-reviews">
      <div className="lectern-reviews-summary">
        <p className="lectern-reviews-average">
          <strong>{rating}</strong>
          <Stars value={averageRating} label={t('rating.label', { rating })} />
          <span>{t.plural('count.reviews', numberOfReviews)}</span>
        </p>
        <ul className="lectern-reviews-breakdown">
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = distribution[stars] ?? 0;
            return (
              <li key={stars}>
                <span>{t.plural('reviews.stars', stars)}</span>
                <span className="lectern-reviews-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${total === 0 ? 0 : (count / total) * 100}%` }} />
                </span>
                <span>{formats.count(count)}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="lectern-reviews-main">
        <fieldset className="lectern-reviews-sort">
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
        </fieldset>
        <ul className="lectern-reviews-list">
          {reviews.map((review) => (
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

function ReviewItem({ review }: { review: Review }) {
  const { t, formats } = useLectern('CourseReviews');
  const name = `${review.userId?.firstName ?? ''} ${review.userId?.lastName ?? ''}`.trim();
  return (
    <article className="lectern-review">
      <Avatar
        firstName={review.userId?.firstName ?? ''}
        lastName={review.userId?.lastName ?? ''}
        className="lectern-review-avatar"
      />
      <header>
        <strong>{name}</strong>
        <Stars value={review.rating} label={t('rating.label', { rating: review.rating })} />
        <time dateTime={review.createdAt}>{formats.date(review.createdAt)}</time>
      </header>
      <p>{review.comment}</p>
    </article>
  );
}
