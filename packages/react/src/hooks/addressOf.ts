/** Where a click leads within this site, away from this page; missing where it leads elsewhere, or opens beside it. */
export function addressOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  // A link in a shadow root is in the path only.
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement && one.href !== '');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const opensBeside = link.target !== '' && link.target !== '_self';
  const { location } = window;
  if (opensBeside || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link.pathname + link.search + link.hash;
}
