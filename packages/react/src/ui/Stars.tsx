import { forwardRef } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';
import { star } from './icons.ts';

export interface StarsProps extends RootProps<'span'> {
  /** 0 to 5. */
  value: number;
  /** The text for screen readers. */
  label: string;
}

const SIZE = 24;
/** Five stars side by side: the icon begins at (12, 3.8), and each further one a square to the right of the last. */
const row = star + star.replace(/^m12 3\.8/, `m${SIZE} 0`).repeat(4);

/** A rating as five stars, filled to the tenth of a star. Attributes set the width: a strict CSP refuses inline styles. */
export const Stars = forwardRef<HTMLSpanElement, StarsProps>(function Stars(
  { value, label, className, ...props },
  ref,
) {
  const tenths = Math.round(Math.min(5, Math.max(0, value)) * 10);
  return (
    <PartElement
      of="span"
      ref={ref}
      role="img"
      aria-label={label}
      {...props}
      className={cx('lectern-stars', className)}
    >
      <svg viewBox={`0 0 ${5 * SIZE} ${SIZE}`} aria-hidden="true">
        <path className="lectern-stars-empty" d={row} />
        {/* Clips what it contains. */}
        <svg width={(tenths * SIZE) / 10} height={SIZE} aria-hidden="true">
          <path className="lectern-stars-filled" d={row} />
        </svg>
      </svg>
    </PartElement>
  );
});
