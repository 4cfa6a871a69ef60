/**
 * The path to return to after signing in, on this origin only. `//evil`, `/\evil`, `javascript:` and
 * absolute URLs are ignored, and so is the sign-in page itself.
 */
export function returnPath(candidate: string | null | undefined): string | undefined {
  if (!candidate || !/^\/(?![/\\])/.test(candidate)) return undefined;
  const url = new URL(candidate, 'https://lectern.invalid');
  if (url.origin !== 'https://lectern.invalid' || /^\/(login|signup|auth\/)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
