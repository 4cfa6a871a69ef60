import type { Marketplace } from '@lectern/sdk';
import { type QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';

/** Whether a course is in a list of the user. Any number of cards share one query. */
export interface CourseFlags {
  subscribe(listener: () => void): () => void;
  has(courseId: string): boolean;
  count(): number;
  /** Returns the same set until the list changes. */
  ids(): ReadonlySet<string>;
}

interface HasId {
  _id: string;
}

/** Observes the list for all cards, while at least one is subscribed and a user is signed in. */
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
        // A page of cards is replaced by the next at once, and StrictMode remounts: neither should cancel the request and
        // repeat it.
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
