import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from '../../ui/compose.ts';

/** The picture and what lies on it. */
export const CourseCardCover = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function CourseCardCover(
  { className, ...props },
  ref,
) {
  return <div ref={ref} {...props} className={cx('lectern-course-card-cover', className)} />;
});

export const CourseCardBody = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function CourseCardBody(
  { className, ...props },
  ref,
) {
  return <div ref={ref} {...props} className={cx('lectern-course-card-body', className)} />;
});

/** Price and actions, at the same height in every card of a row. */
export const CourseCardFooter = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function CourseCardFooter(
  { className, ...props },
  ref,
) {
  return <div ref={ref} {...props} className={cx('lectern-course-card-footer', className)} />;
});
