import { forwardRef } from 'react';
import { cx } from './compose.ts';
import { PartElement, type RootProps } from './definePart.tsx';

export interface PriceProps extends RootProps<'span'> {
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
    <PartElement
      of="span"
      ref={ref}
      {...props}
      className={cx('lectern-price', className)}
      data-free={isFree || undefined}
    >
      {text}
    </PartElement>
  );
});
