import * as z from 'zod';

const siteRoute = z.object({
  path: z.string(),
  /** Whether the server renders it; the others are the same for everyone until their script has run. */
  render: z.boolean().default(false),
  /** The query parameters that the page reads. */
  query: z.array(z.string()).default([]),
  /** `known`: always 200. `data`: 404 where its data is missing. */
  status: z.enum(['known', 'data']).default('known'),
  /** The page's own scripts. */
  files: z.array(z.string()).default([]),
});
const siteRoutes = z.array(siteRoute);

/** A page of the site. */
export type SiteRoute = z.output<typeof siteRoute>;

export interface MatchedRoute {
  route: SiteRoute;
  /** In the route's own spelling. */
  path: string;
}

/** The path of the route for all unknown paths. */
export const UNKNOWN = '*';

/** Paths whose routes are remembered. */
const MAX_KNOWN_PATHS = 1_000;

const partsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * Reads the list of routes that the site's build has written. Paths are matched as the site's router does: ignoring case
 * and a trailing slash.
 *
 * @returns finds the route of a decoded path
 */
export function readSiteRoutes(json: string): (path: string) => MatchedRoute | undefined {
  const parsed = siteRoutes.safeParse(JSON.parse(json));
  if (!parsed.success) {
    throw new Error('routes.json of the site is not a list of routes. Build the site again.', { cause: parsed.error });
  }
  const routes = parsed.data
    .filter(({ path }) => path !== UNKNOWN)
    .map((route) => ({ route, parts: partsOf(route.path) }))
    // Where two match, the one with fewer parameters is meant.
    .sort((one, other) => parameters(one.parts) - parameters(other.parts));
  const rest = parsed.data.find(({ path }) => path === UNKNOWN);
  const find = (path: string): MatchedRoute | undefined => {
    const given = partsOf(path === '/index.html' ? '/' : path);
    const found = routes.find(
      ({ parts }) =>
        parts.length === given.length &&
        parts.every((part, place) => part.startsWith(':') || part === given[place]?.toLowerCase()),
    );
    if (!found) return rest && { route: rest, path: `/${UNKNOWN}` };
    const spelled = found.parts.map((part, place) =>
      part.startsWith(':') ? encodeURIComponent(given[place] ?? '') : part,
    );
    return { route: found.route, path: `/${spelled.join('/')}` };
  };
  const known = new Map<string, MatchedRoute | undefined>();
  return (path) => {
    if (known.has(path)) return known.get(path);
    const found = find(path);
    if (known.size >= MAX_KNOWN_PATHS) known.clear();
    known.set(path, found);
    return found;
  };
}

const parameters = (parts: readonly string[]) => parts.filter((part) => part.startsWith(':')).length;

/** Only what the page reads of a query, in one spelling: '' or `?name=value…`. */
export function queryOf({ query }: SiteRoute, given: string): string {
  if (given === '' || query.length === 0) return '';
  const all = new URLSearchParams(given);
  const read = query.flatMap((name) => {
    const value = all.get(name);
    return value ? [[name, value]] : [];
  });
  return read.length === 0 ? '' : `?${new URLSearchParams(read)}`;
}
