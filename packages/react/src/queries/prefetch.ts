import { type Course, createMarketplace, isApiError, type Marketplace, type MarketplaceOptions } from '@lectern/sdk';
import { sampleQuery } from './courses.ts';
import { courseKeys } from './keys.ts';

/** What `prefetch` loaded: each query's key and its answer. Plain JSON. */
export type Answers = readonly (readonly [queryKey: readonly unknown[], answer: unknown])[];

/** A query of `@lectern/react/server`. */
interface Prefetchable {
  queryKey: readonly unknown[];
  queryFn?: symbol | ((context: never) => unknown);
  /** Only queries that load page by page have it; the first page is loaded. */
  initialPageParam?: unknown;
}
interface LoadContext {
  signal: AbortSignal;
  pageParam: unknown;
}

/** What a page loads once it has an answer: that of a course its free lesson. */
function nextOf(marketplace: Marketplace, queryKey: readonly unknown[], answer: unknown): Prefetchable[] {
  const { _id = '', sampleId } = answer as Partial<Course>;
  const isCourse = String(queryKey) === String(courseKeys.detail(_id));
  return isCourse && sampleId ? [sampleQuery(marketplace, sampleId)] : [];
}

/**
 * Loads on a server what the widgets of a page would load, at the same time, as a visitor sees it. Pass the result to
 * `<Prefetched>` around the widgets. What takes longer than `timeout` or fails is left out, and its widget loads it in the
 * browser. Rejects with the `ApiError` of something that doesn't exist (404), so that your page can answer with 404.
 *
 * @example
 * const answers = await prefetch({ baseUrl }, (marketplace) => [coursesQuery(marketplace, { q: 'tides' })]);
 */
export async function prefetch(
  options: MarketplaceOptions,
  queriesOf: (marketplace: Marketplace) => readonly Prefetchable[],
): Promise<Answers> {
  // A page that waits for its data has to give up before its visitor does.
  const marketplace = createMarketplace({ timeout: 3_000, ...options });
  try {
    const { signal } = new AbortController();
    const load = async ({ queryKey, queryFn, initialPageParam: pageParam }: Prefetchable): Promise<Answers> => {
      // An assertion: our queries have a function, which reads nothing else of TanStack's context.
      const answer = await (queryFn as (context: LoadContext) => unknown)({ signal, pageParam });
      const next = await Promise.allSettled(nextOf(marketplace, queryKey, answer).map(load));
      const own = pageParam === undefined ? answer : { pages: [answer], pageParams: [pageParam] };
      return [[queryKey, own], ...next.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))];
    };
    const loaded = await Promise.allSettled(queriesOf(marketplace).map(load));
    return loaded.flatMap((result) => {
      if (result.status === 'fulfilled') return result.value;
      if (isApiError(result.reason) && result.reason.status === 404) throw result.reason;
      return [];
    });
  } finally {
    marketplace.destroy();
  }
}
