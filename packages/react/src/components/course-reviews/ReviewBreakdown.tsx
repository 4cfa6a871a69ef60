import { useLectern } from '../../provider/context.ts';

export interface ReviewBreakdownProps {
  /** Stars → how many reviews. */
  distribution: Readonly<Record<string, number>>;
  /** The stars whose reviews alone are shown. */
  rating: number | undefined;
  onRatingChange: (rating: number | undefined) => void;
}

/** How the reviews are spread from 5 stars to 1; each row shows its own reviews alone, and pressed again all of them. */
export function ReviewBreakdown({ distribution, rating, onRatingChange }: ReviewBreakdownProps) {
  const { t, formats } = useLectern('ReviewBreakdown');
  const total = Object.values(distribution).reduce((sum, count) => sum + count, 0);
  return (
    <ul className="lectern-course-reviews-breakdown">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = distribution[stars] ?? 0;
        return (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={rating === stars}
              disabled={count === 0 && rating !== stars}
              onClick={() => onRatingChange(rating === stars ? undefined : stars)}
            >
              <span>{t.plural('reviews.stars', stars)}</span>{' '}
              <span className="lectern-course-reviews-bar" aria-hidden="true">
                <span style={{ inlineSize: `${total === 0 ? 0 : (count / total) * 100}%` }} />
              </span>
              <span>
                <span aria-hidden="true">{formats.count(count)}</span>
                <span className="lectern-visually-hidden">
                  {t('reviews.only', { reviews: t.plural('count.reviews', count) })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
