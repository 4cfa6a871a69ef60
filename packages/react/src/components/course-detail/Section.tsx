import { forwardRef } from 'react';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';

interface SectionProps extends RootProps<'section'> {
  heading: string;
}

/** A part of the course page with a heading. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { heading, className, children, ...props },
  ref,
) {
  return (
    <PartElement of="section" ref={ref} {...props} className={cx('lectern-course-detail-section', className)}>
      <h2>{heading}</h2>
      {children}
    </PartElement>
  );
});
