import { siteName } from '../content/site.ts';

/** Metadata of a page in the document's head, for tabs, search engines and link previews. */
export interface Head {
  /** The name of the page; the site's name is appended. */
  title: string;
  /** One or two sentences. Default: the site's description. */
  description?: string | undefined;
  /** The canonical path. Without it the page is private, and search engines do not index it. */
  path?: string | undefined;
}

/** As in index.html, which the server may have rewritten for the first page. */
export const siteDescription =
  'Lectern: courses by people who do the work. Learn at your own pace, keep them for life.';

/** Sets the head, updating the elements that the server wrote. */
export function writeHead({ title, description = siteDescription, path }: Head) {
  const fullTitle = `${title} · ${siteName}`;
  const address = path === undefined ? undefined : new URL(path, location.origin).href;
  document.title = fullTitle;
  meta('name', 'description', description);
  meta('name', 'robots', address === undefined ? 'noindex' : undefined);
  meta('property', 'og:title', title);
  meta('property', 'og:description', description);
  meta('property', 'og:url', address);
  const link = 'link[rel="canonical"]';
  if (address === undefined) document.head.querySelector(link)?.remove();
  else element<HTMLLinkElement>(link, 'link', { rel: 'canonical' }).href = address;
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined) {
  const selector = `meta[${kind}="${name}"]`;
  if (content === undefined) document.head.querySelector(selector)?.remove();
  else element<HTMLMetaElement>(selector, 'meta', { [kind]: name }).content = content;
}

/** The existing element, or a new one at the end of the head. */
function element<Kind extends HTMLElement>(selector: string, tag: string, attributes: Record<string, string>): Kind {
  const existing = document.head.querySelector<Kind>(selector);
  if (existing) return existing;
  const created = document.createElement(tag) as Kind;
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return document.head.appendChild(created);
}
