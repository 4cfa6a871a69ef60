/** What a page says of itself in the document's head: to tabs, search engines and previews of links. */
export interface Head {
  /** The page's own name; the site's is added. */
  title: string;
  /** A sentence or two; the site's own without it. */
  description?: string | undefined;
  /** The one address, of several, that stands for this page. Without it the page is somebody's own, and not listed. */
  path?: string | undefined;
}

const site = 'Lectern';
/** As in index.html, which a server may have rewritten for the page that was opened first. */
const usual = 'Lectern: courses by people who do the work. Learn at your own pace, keep them for life.';

/** Writes the head anew. What a server wrote is changed in place, so that nothing is there twice. */
export function writeHead({ title, description = usual, path }: Head) {
  const whole = `${title} · ${site}`;
  const address = path === undefined ? undefined : new URL(path, location.origin).href;
  document.title = whole;
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

/** The one that is there, or a new one at the end. */
function element<Kind extends HTMLElement>(selector: string, tag: string, attributes: Record<string, string>): Kind {
  const known = document.head.querySelector<Kind>(selector);
  if (known) return known;
  const made = document.createElement(tag) as Kind;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return document.head.appendChild(made);
}
