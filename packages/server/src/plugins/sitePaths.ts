/** Whether a path is one of the site's pages. */
export type IsPage = (path: string) => boolean;

const partsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/**
 * Reads the list of routes that the site's build has written, such as `["/", "/course/:id"]`. Paths are matched as the
 * site's router does: ignoring case and a trailing slash.
 */
export function readSitePaths(json: string): IsPage {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list) || !list.every((path) => typeof path === 'string')) {
    throw new Error('routes.json of the site is not a list of paths. Build the site again.');
  }
  const routes = list.map(partsOf);
  return (path) => {
    const parts = partsOf(path === '/index.html' ? '/' : path);
    return routes.some(
      (route) =>
        route.length === parts.length && route.every((part, place) => part.startsWith(':') || part === parts[place]),
    );
  };
}
