import { placeholderImage } from '@lectern/sdk';
import { forwardRef, type ImgHTMLAttributes } from 'react';
import { compose, cx } from '../../ui/compose.ts';

/** A course's picture, 16:9. A broken one is replaced by the placeholder (§8). It is decoration beside the course's title. */
export const CoverImage = forwardRef<HTMLImageElement, ImgHTMLAttributes<HTMLImageElement>>(function CoverImage(
  { className, onError, ...props },
  ref,
) {
  return (
    <img
      ref={ref}
      alt=""
      width={640}
      height={360}
      decoding="async"
      {...props}
      className={cx('lectern-cover-image', className)}
      onError={compose(onError, ({ currentTarget }) => {
        if (currentTarget.src !== placeholderImage) currentTarget.src = placeholderImage;
      })}
    />
  );
});
