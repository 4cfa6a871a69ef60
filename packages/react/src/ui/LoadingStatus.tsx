import { forwardRef } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface LoadingStatusProps extends RootProps<'p'> {
  /** The announcement, such as "Loading courses". */
  label: string;
}

/** Announces to screen readers that something is loading. */
export const LoadingStatus = forwardRef<HTMLParagraphElement, LoadingStatusProps>(function LoadingStatus(
  { label, className, ...props },
  ref,
) {
  return (
    <PartElement of="p" ref={ref} role="status" {...props} className={cx('lectern-visually-hidden', className)}>
      {label}
    </PartElement>
  );
});
