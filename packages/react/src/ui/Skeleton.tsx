import { forwardRef } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface SkeletonProps extends RootProps<'div'> {
  /**
   * What it stands for: a line of text (the last of several is shorter), a few words (`short`), a heading, a button, a form's
   * field, a round picture, the content of a page (`panel`), or a box that fills its parent.
   * @default 'line'
   */
  shape?: 'line' | 'short' | 'title' | 'button' | 'field' | 'circle' | 'panel' | 'box';
}

/** A placeholder at the size of the content that is loading. */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'line', className, ...props },
  ref,
) {
  return (
    <PartElement
      of="div"
      ref={ref}
      aria-hidden="true"
      {...props}
      className={cx('lectern-skeleton', className)}
      data-shape={shape}
    />
  );
});

/** A form's field that is still loading: its label and its control. */
export const FieldSkeleton = () => (
  <div className="lectern-field" aria-hidden="true">
    <Skeleton shape="short" />
    <Skeleton shape="field" />
  </div>
);
