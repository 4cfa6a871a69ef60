const SITE = 'https://lectern.invalid';

/**
 * The path to return to after signing in, on this origin only (§2). `//evil`, `/..//evil`, `/\evil`, `javascript:` and
 * absolute URLs are ignored, and so are the pages for signing in. Every address that comes from outside (a query, a
 * notification) goes through here before it is followed.
 */
export function returnPath(candidate: string | null | undefined): string | undefined {
  const url = candidate?.startsWith('/') ? URL.parse(candidate, SITE) : undefined;
  if (url?.origin !== SITE || /^\/(login|signup|auth\/)/.test(url.pathname)) return undefined;
  // What counts is the parsed path: parsing removes dots, tabs and line breaks, which can leave two slashes at the start.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
