import type { Course, Marketplace } from '@lectern/sdk';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { wishlistQuery } from '../queries/wishlist.ts';

/** Whether a course is on the wishlist, for a thousand cards at the price of one query. */
export interface WishlistFlags {
  subscribe(listener: () => void): () => void;
  has(courseId: string): boolean;
  count(): number;
}

/** One observer of the wishlist for all cards; it runs while at least one of them listens. */
export function createWishlistFlags(marketplace: Marketplace, queryClient: QueryClient): WishlistFlags {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> = new Set();
  let stop: (() => void) | undefined;

  const update = (courses: readonly Course[] | undefined) => {
    ids = new Set(courses?.map((course) => course._id));
    for (const listener of listeners) listener();
  };
  const watch = (userId: string | undefined) => {
    if (!userId) {
      if (ids.size > 0) update(undefined);
      return () => {};
    }
    const observer = new QueryObserver(queryClient, wishlistQuery(marketplace, userId));
    update(observer.getCurrentResult().data);
    return observer.subscribe((result) => update(result.data));
  };
  const start = () => {
    let stopWatching = watch(marketplace.session.getState().user?.userId);
    const stopSession = marketplace.session.subscribe((state, previous) => {
      if (state.user?.userId === previous.user?.userId) return;
      stopWatching();
      stopWatching = watch(state.user?.userId);
    });
    return () => {
      stopWatching();
      stopSession();
    };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    has: (courseId) => ids.has(courseId),
    count: () => ids.size,
  };
}
