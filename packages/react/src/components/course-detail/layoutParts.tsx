import { forwardRef, useImperativeHandle } from 'react';
import { cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { useCourseDetail } from './context.ts';

/** The side column and the main one; below each other where there is no room. */
export const CourseDetailColumns = createPart('div', 'lectern-course-detail-columns');

/** The wide column: everything there is to know. */
export const CourseDetailMain = createPart('div', 'lectern-course-detail-main');

/** The narrow column. The buy bar is hidden while any of it is in view. */
export const CourseDetailSide = forwardRef<HTMLElement, RootProps<'aside'>>(function CourseDetailSide(
  { className, ...props },
  ref,
) {
  const { view, side } = useCourseDetail('CourseDetailSide');
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => side.current, [side]);
  return (
    <aside
      ref={side}
      aria-label={view.course.title}
      {...props}
      className={cx('lectern-course-detail-side', className)}
    />
  );
});
