import type { Order } from '@lectern/sdk';
import { type CoverSource, placeholderImage } from '@lectern/sdk/rules';

/** The picture of a course of an order, also once it is refunded. A server of before didn't send one. */
export const itemCover = (item: Order['items'][number] | undefined) =>
  ({
    imageUrl: item?.imageUrl ?? placeholderImage,
    imageWidths: item?.imageWidths,
  }) satisfies CoverSource;
