import { reviewWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { useCourseReviewsContext } from './context.ts';

/** The average beside the breakdown. */
export const CourseReviewsSummary = definePart('CourseReviewsSummary', 'div', 'lectern-course-reviews-summary');

/** The average rating, its stars and the number of reviews. */
export const CourseReviewsAverage = definePart(
  'CourseReviewsAverage',
  'p',
  'lectern-course-reviews-average',
  (name) => {
    const { averageRating, numberOfReviews } = useCourseReviewsContext(name).course;
    const { t, formats } = useLectern(name);
    const rating = formats.rating(averageRating);
    return {
      children: (
        <>
          <strong>{rating}</strong>
          <Stars value={averageRating} label={t('rating.label', { rating })} />
          <span>{t.plural('count.reviews', numberOfReviews)}</span>
        </>
      ),
    };
  },
);

/** The number of reviews for each rating from 5 stars to 1. Each row is a button that lists only its reviews. */
export const CourseReviewsBreakdown = definePart(
  'CourseReviewsBreakdown',
  'ul',
  'lectern-course-reviews-breakdown',
  (name) => {
    const { distribution, rating, setRating } = useCourseReviewsContext(name);
    const { t, formats } = useLectern(name, reviewWords);
    const total = Object.values(distribution).reduce((sum, count) => sum + count, 0);
    return {
      children: [5, 4, 3, 2, 1].map((stars) => {
        const count = distribution[stars] ?? 0;
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={rating === stars}
              disabled={count === 0 && rating !== stars}
              onClick={() => setRating(rating === stars ? undefined : stars)}
            >
              <span>{t.plural('reviews.stars', stars)}</span>{' '}
              {/* An attribute sets the width: a strict CSP refuses inline styles. */}
              <svg className="lectern-course-reviews-bar" aria-hidden="true">
                <rect width={`${total === 0 ? 0 : (count / total) * 100}%`} height="100%" />
              </svg>
              <span>
                <span aria-hidden="true">{formats.count(count)}</span>
                <span className="lectern-visually-hidden">
                  {t('reviews.only', { reviews: t.plural('count.reviews', count) })}
                </span>
              </span>
            </button>
          </li>
        );
      }),
    };
  },
);
