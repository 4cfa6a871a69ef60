import { limits } from '@lectern/sdk/rules';
import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { CourseList, type CourseListProps } from './CourseList.tsx';

const featured = { featured: true, limit: limits.featuredCourses } as const;

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
      {...props}
      className={cx('lectern-featured-courses', className)}
      search={featured}
      emptyMessage={t('featured.empty')}
    />
  );
});
