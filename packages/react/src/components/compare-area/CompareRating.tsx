import type { CourseDetail } from '@lectern/sdk';
import { reviewWords } from '@lectern/sdk/words';
import { useReviews } from '../../hooks/catalogue/useReviews.ts';
import { useLectern } from '../../provider/context.ts';
import { Stars } from '../../ui/Stars.tsx';

/** The average, and how many reviews have each number of stars, as the course page shows them. */
export function CompareRating({ course }: { course: CourseDetail }) {
  const { t, formats } = useLectern('CompareRating', reviewWords);
  // The course page's own request. Without an answer, the average is all there is.
  const { data } = useReviews({ id: course._id, sort: 'recent' });
  const { averageRating, numberOfReviews } = course;
  if (numberOfReviews === 0) return <span className="lectern-compare-area-none">{t('rating.none')}</span>;
  const rating = formats.rating(averageRating);
  const distribution = data?.pages[0]?.ratingDistribution ?? {};
  const total = Object.values(distribution).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p className="lectern-compare-area-average">
        <strong aria-hidden="true">{rating}</strong>
        <Stars value={averageRating} label={t('rating.label', { rating })} />
        <span>{t.plural('count.reviews', numberOfReviews)}</span>
      </p>
      <ul className="lectern-compare-area-spread">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars] ?? 0;
          return (
            <li key={stars}>
              <span>{t.plural('reviews.stars', stars)}</span>{' '}
              {/* An attribute sets the width: a strict CSP refuses inline styles. */}
              <svg aria-hidden="true">
                <rect width={`${total === 0 ? 0 : (count / total) * 100}%`} height="100%" />
              </svg>{' '}
              <span>{data && formats.count(count)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
