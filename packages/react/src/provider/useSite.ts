import { useSyncExternalStore } from 'react';
import { isAddress, type SiteOptions } from './paths.ts';

const never = () => () => {};

/**
 * Where the marketplace's own site is, as `createPaths` takes it: given, else where the API is. On that site itself the
 * address is empty, so that its links are plain paths; a server does not know where it is and writes whole addresses.
 */
export function useSite(baseUrl: string, given: string | undefined): Required<SiteOptions> & { isOwnSite: boolean } {
  const here = useSyncExternalStore<string | undefined>(
    never,
    () => window.location.origin,
    () => undefined,
  );
  const site = given ?? new URL(baseUrl).origin;
  if (!isAddress(site)) return { site, here, isOwnSite: true };
  const { origin, pathname } = new URL(site);
  return origin === here ? { site: pathname, here, isOwnSite: true } : { site, here, isOwnSite: false };
}
