import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './compose.ts';

export interface PriceProps extends HTMLAttributes<HTMLSpanElement> {
  /** The formatted price, such as `formats.price(course.price)`. */
  text: string;
  /** Draws the price in the color of success. */
  isFree?: boolean;
}

/** A price as formatted text. */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { text, isFree, className, ...props },
  ref,
) {
  return (
    <span ref={ref} {...props} className={cx('lectern-price', className)} data-free={isFree || undefined}>
      {text}
    </span>
  );
});
