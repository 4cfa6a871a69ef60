import { useSyncExternalStore } from 'react';
import { isAddress, type SiteOptions } from './paths.ts';

const subscribe = () => () => {};

/**
 * The marketplace's own site, for `createPaths`: as given, else the origin of the API. On that site itself, links are plain
 * paths; a server doesn't know its own origin and renders full URLs.
 */
export function useSite(baseUrl: string, given: string | undefined): Required<SiteOptions> & { isOwnSite: boolean } {
  const here = useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.origin,
    () => undefined,
  );
  const site = given ?? new URL(baseUrl).origin;
  if (!isAddress(site)) return { site, here: undefined, isOwnSite: true };
  const { origin, pathname } = new URL(site);
  return origin === here ? { site: pathname, here, isOwnSite: true } : { site, here, isOwnSite: false };
}
