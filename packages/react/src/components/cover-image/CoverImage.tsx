import { placeholderImage } from '@lectern/sdk';
import { forwardRef, type ImgHTMLAttributes } from 'react';
import { compose } from '../../ui/compose.ts';

/** A course's picture, 16:9; a broken one becomes the placeholder, once (§8). The title beside it says what it shows. */
export const CoverImage = forwardRef<HTMLImageElement, ImgHTMLAttributes<HTMLImageElement>>(function CoverImage(
  { onError, ...props },
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
      onError={compose(onError, ({ currentTarget }) => {
        if (currentTarget.src !== placeholderImage) currentTarget.src = placeholderImage;
      })}
    />
  );
});
