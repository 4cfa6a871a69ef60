import type { ReviewSort } from '@lectern/sdk';
import { reviewWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useState } from 'react';
import { useCourse } from '../../hooks/catalogue/useCourse.ts';
import { useReviews } from '../../hooks/catalogue/useReviews.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadError } from '../load-error/index.ts';
import { CourseReviewsProvider, type ReviewedCourse } from './context.ts';
import * as parts from './parts.ts';

interface CommonProps extends RootProps<'div'> {
  /** The id of a review that the page shows elsewhere: it is left out of the list. @default none */
  hiddenReviewId?: string | undefined;
  /** Without children the reviews have their usual parts. */
  children?: ReactNode;
}
export type CourseReviewsProps = CommonProps &
  (
    | {
        /** The course: only its reviews are loaded. */
        course: ReviewedCourse;
        courseId?: never;
      }
    | {
        course?: never;
        /** The id of the course to load with its reviews. */
        courseId: string;
      }
  );

const Root = createRoot('div', 'lectern-course-reviews');

const CourseReviewsRoot = forwardRef<HTMLDivElement, CourseReviewsProps>(function CourseReviews(
  { course, courseId, ...props },
  ref,
) {
  return course ? (
    <Reviews ref={ref} {...props} course={course} />
  ) : (
    <LoadedReviews ref={ref} {...props} courseId={courseId} />
  );
});

const LoadedReviews = forwardRef<HTMLDivElement, CommonProps & { courseId: string }>(function LoadedReviews(
  { courseId, ...props },
  ref,
) {
  const { t } = useLectern('CourseReviews');
  const { data, error, refetch } = useCourse(courseId);
  if (data) return <Reviews ref={ref} {...props} course={data} />;
  const { hiddenReviewId: _, children: __, ...rest } = props;
  return (
    <Root ref={ref} {...rest} state={error ? 'error' : 'loading'}>
      {error ? <LoadError error={error} fallback={t('reviews.listFailed')} onRetry={refetch} /> : <ReviewsSkeleton />}
    </Root>
  );
});

const Reviews = forwardRef<HTMLDivElement, CommonProps & { course: ReviewedCourse }>(function Reviews(
  { course, hiddenReviewId, children, ...props },
  ref,
) {
  const { t } = useLectern('CourseReviews', reviewWords);
  const [sort, setSort] = useState<ReviewSort>('recent');
  const [rating, setRating] = useState<number>();
  const query = useReviews({ id: course._id, sort, rating });
  const { data, error, refetch } = query;
  if (!data) {
    return (
      <Root ref={ref} {...props} state={error ? 'error' : 'loading'}>
        {error ? <LoadError error={error} fallback={t('reviews.listFailed')} onRetry={refetch} /> : <ReviewsSkeleton />}
      </Root>
    );
  }
  const all = data.pages.flatMap((page) => page.reviews);
  const distribution = data.pages[0]?.ratingDistribution ?? {};
  if (all.length === 0 && Object.values(distribution).every((count) => count === 0)) {
    return (
      <Root ref={ref} {...props} state="empty">
        <p className="lectern-course-reviews-empty">{t('reviews.empty')}</p>
      </Root>
    );
  }
  const value = {
    course,
    isEmpty: all.length === 0,
    reviews: all.filter(({ _id }) => _id !== hiddenReviewId),
    distribution,
    sort,
    setSort,
    rating,
    setRating,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    isStale: query.isPlaceholderData,
  };
  return (
    <Root ref={ref} {...props} state="ready">
      <CourseReviewsProvider value={value}>
        {children ?? (
          <>
            <parts.CourseReviewsSummary>
              <parts.CourseReviewsAverage />
              <parts.CourseReviewsBreakdown />
            </parts.CourseReviewsSummary>
            <parts.CourseReviewsMain>
              <parts.CourseReviewsSort />
              <parts.CourseReviewsList />
              <parts.CourseReviewsMore />
            </parts.CourseReviewsMain>
          </>
        )}
      </CourseReviewsProvider>
    </Root>
  );
});

function ReviewsSkeleton() {
  const { t } = useLectern('CourseReviews');
  return (
    <>
      <LoadingStatus label={t('course.loading')} />
      <div className="lectern-course-reviews-summary" aria-hidden="true">
        <Skeleton shape="circle" />
        <div className="lectern-course-reviews-breakdown">
          {[5, 4, 3, 2, 1].map((stars) => (
            <Skeleton key={stars} />
          ))}
        </div>
      </div>
      <div className="lectern-course-reviews-main" aria-hidden="true">
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </div>
    </>
  );
}

/** Student Reviews (§2): the average, the breakdown by stars, and the reviews page by page. */
export const CourseReviews = Object.assign(CourseReviewsRoot, {
  Summary: parts.CourseReviewsSummary,
  Average: parts.CourseReviewsAverage,
  Breakdown: parts.CourseReviewsBreakdown,
  Main: parts.CourseReviewsMain,
  Sort: parts.CourseReviewsSort,
  List: parts.CourseReviewsList,
  More: parts.CourseReviewsMore,
});
