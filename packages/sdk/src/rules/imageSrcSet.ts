/**
 * The `srcset` of a course's picture, such as `/a.jpg?width=320 320w, …`; undefined without `imageWidths`.
 *
 * The page says in `sizes` how wide it shows the picture.
 */
export function imageSrcSet({ imageUrl, imageWidths = [] }: CoverSource): string | undefined {
  if (imageWidths.length === 0) return undefined;
  // White space would end the URL.
  const start = imageUrl.replace(/\s/g, encodeURIComponent) + (imageUrl.includes('?') ? '&' : '?');
  return imageWidths.map((width) => `${start}width=${width} ${width}w`).join(', ');
}

/** A course's picture: of a course, or of a copy in the cart. `imageWidths` are in pixels. */
export interface CoverSource {
  readonly imageUrl: string;
  readonly imageWidths?: readonly number[] | undefined;
}
