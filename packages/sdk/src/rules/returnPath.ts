/**
 * Where to go after signing in: the path one came from, on this origin only. `//evil`, `/\evil`, `javascript:` and
 * whole addresses are ignored, and so is the sign-in page itself.
 */
export function returnPath(candidate: string | null | undefined): string | undefined {
  if (!candidate || !/^\/(?![/\\])/.test(candidate)) return undefined;
  const url = new URL(candidate, 'https://lectern.invalid');
  if (url.origin !== 'https://lectern.invalid' || /^\/(login|signup|auth\/)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
