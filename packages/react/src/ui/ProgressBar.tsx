import { forwardRef } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface ProgressBarProps extends RootProps<'div'> {
  /** 0 to 100. */
  percent: number;
  /** The accessible name: what the progress is of. */
  label: string;
  /** How the value is read out, such as "40.0% complete". */
  text: string;
}

/** A progress bar. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { percent, label, text, className, ...props },
  ref,
) {
  return (
    <PartElement
      of="div"
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      {...props}
      className={cx('lectern-progress', className)}
      data-complete={percent >= 100 || undefined}
    >
      {/* An attribute sets the width: a strict CSP refuses inline styles in markup. */}
      <svg className="lectern-progress-fill" aria-hidden="true">
        <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="100%" />
      </svg>
    </PartElement>
  );
});
