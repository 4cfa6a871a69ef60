import type { Course } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';
import type { RenderCourse } from '../course-list/index.ts';

export interface WishlistContextValue {
  /** The courses, newest first. */
  courses: readonly Course[];
  renderItem: RenderCourse | undefined;
}

/** The wishlist that a part belongs to. */
export const [WishlistProvider, useWishlistContext] = createRootContext<WishlistContextValue>('Wishlist');
