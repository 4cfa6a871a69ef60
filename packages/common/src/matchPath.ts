/** The values of a pattern's `:name` parts. */
export type Params = Readonly<Record<string, string | undefined>>;

const partsOf = (path: string) => path.split('/').filter(Boolean);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Not valid percent-encoding.
  }
}

/**
 * Matches a path against a pattern such as `/course/:id`, or `*` for every path. Ignores case and extra slashes, as the
 * server does.
 *
 * @returns The parameters, decoded; undefined if the path doesn't match.
 */
export function matchPath(pattern: string, path: string): Params | undefined {
  if (pattern === '*') return {};
  const names = partsOf(pattern);
  const parts = partsOf(path);
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const name = names[place] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decode(part);
    else if (name !== part.toLowerCase()) return undefined;
  }
  return params;
}
