import type { Course, Review, ReviewSort } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

/** What the reviews say of a course as a whole. */
export type ReviewedCourse = Pick<Course, '_id' | 'averageRating' | 'numberOfReviews'>;

export interface CourseReviewsContextValue {
  course: ReviewedCourse;
  /** No review has the chosen rating. */
  isEmpty: boolean;
  /** The loaded reviews, without the hidden one. */
  reviews: readonly Review[];
  /** Number of reviews by stars, `'1'` to `'5'`. */
  distribution: Readonly<Record<string, number>>;
  sort: ReviewSort;
  setSort: (sort: ReviewSort) => void;
  /** Only reviews with this many stars are listed; all if undefined. */
  rating: number | undefined;
  setRating: (rating: number | undefined) => void;
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  /** The list still shows the previous sort or rating. */
  isStale: boolean;
}

export const [CourseReviewsProvider, useCourseReviewsContext] =
  createRootContext<CourseReviewsContextValue>('CourseReviews');
