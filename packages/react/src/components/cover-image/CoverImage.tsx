import { type CoverSource, imageSrcSet, placeholderImage } from '@lectern/sdk/rules';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { useBrokenImage } from '../../ui/behaviors/useBrokenImage.ts';
import { compose, cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';

export interface CoverImageProps extends RootProps<'img'> {
  /** The course whose picture to show, in the widths that the server has; or give `src`. */
  course?: CoverSource | undefined;
  /**
   * `eager` is for a picture that is in view when the page opens: it is loaded at once, before other pictures.
   * @default 'lazy'
   */
  loading?: 'lazy' | 'eager' | undefined;
  /** How wide the picture is shown, as in `<img>`. Lazy pictures measure themselves in browsers that can. @default '100vw' */
  sizes?: string | undefined;
}

/** A course's picture, 16:9. A broken one is replaced by the placeholder (§8). It is decoration beside the course's title. */
export const CoverImage = forwardRef<HTMLImageElement, CoverImageProps>(function CoverImage(
  { course, loading = 'lazy', sizes = '100vw', className, onError, ...props },
  ref,
) {
  const image = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => image.current);
  useBrokenImage(image, showPlaceholder);
  const srcSet = course && imageSrcSet(course);
  return (
    <PartElement
      of="img"
      ref={image}
      alt=""
      width={640}
      height={360}
      decoding="async"
      // Before the addresses: some browsers start to load as soon as they know one.
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      sizes={srcSet && (loading === 'lazy' ? `auto, ${sizes}` : sizes)}
      srcSet={srcSet}
      src={course?.imageUrl}
      {...props}
      className={cx('lectern-cover-image', className)}
      onError={compose(onError, ({ currentTarget }) => showPlaceholder(currentTarget))}
    />
  );
});

function showPlaceholder(image: HTMLImageElement) {
  // It has precedence over `src`.
  image.removeAttribute('srcset');
  if (image.src !== placeholderImage) image.src = placeholderImage;
}
