import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './compose.ts';

/** A placeholder at the size of the content that is loading. */
export const Skeleton = forwardRef<
  HTMLDivElement,
  HTMLAttributes<HTMLDivElement> & { shape?: 'line' | 'title' | 'box' }
>(function Skeleton({ shape = 'line', className, ...props }, ref) {
  return (
    <div ref={ref} aria-hidden="true" {...props} className={cx('lectern-skeleton', className)} data-shape={shape} />
  );
});

export interface LoadingStatusProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The announcement, such as "Loading courses". */
  label: string;
}

/** Announces to screen readers that something is loading. */
export const LoadingStatus = forwardRef<HTMLParagraphElement, LoadingStatusProps>(function LoadingStatus(
  { label, className, ...props },
  ref,
) {
  return (
    <p ref={ref} role="status" {...props} className={cx('lectern-visually-hidden', className)}>
      {label}
    </p>
  );
});
