import type { ReviewSort } from '@lectern/sdk';
import { reviewWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCourseReviewsContext } from './context.ts';
import { ReviewItem } from './ReviewItem.tsx';

const sorts: readonly ReviewSort[] = ['recent', 'highest'];

/** The sort, the list and the button for more. */
export const CourseReviewsMain = definePart('CourseReviewsMain', 'div', 'lectern-course-reviews-main');

/** The buttons to sort the list, and to list all reviews again. */
export const CourseReviewsSort = definePart('CourseReviewsSort', 'fieldset', 'lectern-course-reviews-sort', (name) => {
  const { sort, setSort, rating, setRating } = useCourseReviewsContext(name);
  const { t } = useLectern(name, reviewWords);
  return {
    children: (
      <>
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
      </>
    ),
  };
});

/** The loaded reviews, or a message if none has the chosen rating. */
export const CourseReviewsList = definePart('CourseReviewsList', 'ul', 'lectern-course-reviews-list', (name) => {
  const { reviews, rating, isEmpty, isStale } = useCourseReviewsContext(name);
  const { t } = useLectern(name, reviewWords);
  return {
    'aria-busy': isStale,
    children: (
      <>
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
      </>
    ),
  };
});

/** Loads the next page; nothing after the last. */
export const CourseReviewsMore = definePart('CourseReviewsMore', Button, 'lectern-course-reviews-more', (name) => {
  const { hasMore, loadMore, isLoadingMore } = useCourseReviewsContext(name);
  const { t } = useLectern(name, reviewWords);
  if (!hasMore) return null;
  return { isBusy: isLoadingMore, busyLabel: t('reviews.loadingMore'), onClick: loadMore, children: t('reviews.more') };
});
