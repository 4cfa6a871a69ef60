import { definePart } from '../../ui/definePart.tsx';
import { useCourseDetailContext } from './context.ts';

/** The side column and the main one; below each other where there is no room. */
export const CourseDetailColumns = definePart('CourseDetailColumns', 'div', 'lectern-course-detail-columns');

/** The wide column: everything there is to know. */
export const CourseDetailMain = definePart('CourseDetailMain', 'div', 'lectern-course-detail-main');

/** The narrow column. The buy bar is hidden while any of it is in view. */
export const CourseDetailSide = definePart('CourseDetailSide', 'aside', 'lectern-course-detail-side', (name) => {
  const { view, side } = useCourseDetailContext(name);

  return { ref: side, 'aria-label': view.course.title };
});
