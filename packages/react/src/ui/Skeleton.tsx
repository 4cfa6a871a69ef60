import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './compose.ts';

/** The shape of what is coming, at its size. */
export const Skeleton = forwardRef<
  HTMLDivElement,
  HTMLAttributes<HTMLDivElement> & { shape?: 'line' | 'title' | 'box' }
>(function Skeleton({ shape = 'line', className, ...props }, ref) {
  return (
    <div ref={ref} aria-hidden="true" {...props} className={cx('lectern-skeleton', className)} data-shape={shape} />
  );
});

/** Says once, to those who do not see the shapes, that something is coming. */
export function LoadingStatus({ label }: { label: string }) {
  return (
    <p role="status" className="lectern-visually-hidden">
      {label}
    </p>
  );
}
