import { forwardRef, type SVGAttributes } from 'react';
import { cx } from './compose.ts';
import { chevronLeft, chevronRight } from './icons.ts';

/** An SVG path in a square of 24 units. */
export type IconShape = `${'M' | 'm'}${string}`;

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** One of `icons`, or your own. */
  shape: IconShape;
}

/** A decorative icon, hidden from assistive technology: put text beside it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ shape, className, ...props }, ref) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Mirrored in right-to-left pages.
      data-directional={shape === chevronLeft || shape === chevronRight || undefined}
      {...props}
      className={cx('lectern-icon', className)}
    >
      <path d={shape} />
    </svg>
  );
});
