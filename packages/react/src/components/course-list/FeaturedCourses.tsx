import { limits } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { CourseCard, CourseCardSkeleton } from '../course-card/index.ts';
import { CourseList, type CourseListProps } from './CourseList.tsx';

/** What FeaturedCourses asks for, to ask ahead of it. */
export const featuredSearch = { featured: true, limit: limits.featuredCourses } as const;

export interface FeaturedCoursesProps extends Omit<CourseListProps, 'search' | 'emptyMessage' | 'onPageChange'> {}

/** Up to 8 featured courses in a grid (§2, home page). */
export const FeaturedCourses = forwardRef<HTMLElement, FeaturedCoursesProps>(function FeaturedCourses(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('FeaturedCourses', catalogueWords);
  return (
    <CourseList
      ref={ref}
      renderItem={(course, item) => <CourseCard course={course} {...item} variant="quiet" />}
      renderSkeleton={() => <CourseCardSkeleton data-variant="quiet" />}
      {...props}
      className={cx('lectern-featured-courses', className)}
      search={featuredSearch}
      emptyMessage={t('featured.empty')}
    />
  );
});
