import type { Marketplace } from '@lectern/sdk';
import { type QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';

/** Whether a course is in a personal list, for a thousand cards at the price of one query. */
export interface CourseFlags {
  subscribe(listener: () => void): () => void;
  has(courseId: string): boolean;
  count(): number;
  /** The same set until the list changes. */
  ids(): ReadonlySet<string>;
}

interface HasId {
  _id: string;
}

/** One observer of the list for all cards; it runs while at least one of them listens and somebody is signed in. */
export function createCourseFlags<Item extends HasId, Key extends QueryKey>(
  marketplace: Marketplace,
  queryClient: QueryClient,
  queryOf: (userId: string) => QueryObserverOptions<Item[], Error, Item[], Item[], Key>,
): CourseFlags {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> = new Set();
  let stop: (() => void) | undefined;

  const update = (courses: readonly HasId[] | undefined) => {
    ids = new Set(courses?.map((course) => course._id));
    for (const listener of listeners) listener();
  };
  const watch = (userId: string | undefined) => {
    if (!userId) {
      if (ids.size > 0) update(undefined);
      return () => {};
    }
    const observer = new QueryObserver(queryClient, queryOf(userId));
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
        // One page of cards makes room for the next within a moment, and StrictMode comes back at once: neither should
        // break the question off and ask it again.
        setTimeout(() => {
          if (listeners.size > 0) return;
          stop?.();
          stop = undefined;
        });
      };
    },
    has: (courseId) => ids.has(courseId),
    count: () => ids.size,
    ids: () => ids,
  };
}
