/**
 * The path, query and hash that a click leads to on this site. Undefined if the click doesn't leave this page in this tab:
 * another origin, a new tab, a download, or the page itself.
 */
export function internalLinkTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  // Inside a shadow root, only the event's path contains the link.
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement && target.href !== '');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const opensNewTab = link.target !== '' && link.target !== '_self';
  const { location } = window;
  if (opensNewTab || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? undefined : link.pathname + link.search + link.hash;
}
