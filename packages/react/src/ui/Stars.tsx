import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './compose.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export interface StarsProps extends HTMLAttributes<HTMLSpanElement> {
  /** 0 to 5. */
  value: number;
  /** The text for screen readers. */
  label: string;
}

/** A rating as five stars, filled to the tenth of a star. */
export const Stars = forwardRef<HTMLSpanElement, StarsProps>(function Stars(
  { value, label, className, ...props },
  ref,
) {
  const row = [1, 2, 3, 4, 5].map((star) => <Icon key={star} shape={icons.star} />);
  return (
    <span ref={ref} role="img" aria-label={label} {...props} className={cx('lectern-stars', className)}>
      <span className="lectern-stars-row">{row}</span>
      <span
        className="lectern-stars-row lectern-stars-filled"
        style={{ inlineSize: `${Math.round(Math.min(5, Math.max(0, value)) * 200) / 10}%` }}
      >
        {row}
      </span>
    </span>
  );
});
