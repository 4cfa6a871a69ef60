import { asText } from '../page.ts';
import { courseOfAddress } from '../unfurl/courseAddress.ts';
import { OEMBED_PATH } from '../unfurl/registerOembed.ts';

/** The head of a page, for crawlers and link previews, which run no scripts. */
export interface SiteHead {
  title: string;
  description: string;
  /** The canonical path; absent: search engines do not index the page. */
  path?: string;
  /** URL of a raster image for link previews; absent: the site's. */
  picture?: string;
}

/**
 * Reads the heads that the site's build has written, such as `{"/about": {"title": "About", …}}`. Paths are matched as
 * the site's router does: ignoring case and a trailing slash. A category or a further page of the listing is described
 * by the site's script.
 *
 * @returns takes a path with its query
 */
export function readSiteHeads(json: string): (url: string) => SiteHead | undefined {
  const heads: unknown = JSON.parse(json);
  if (!isHeads(heads)) throw new Error('heads.json of the site is not a table of heads. Build the site again.');
  const known = new Map(Object.entries(heads));
  return (url) => {
    const [path = ''] = url.split('?', 1);
    if (/[?&](category|page)=/.test(url)) return undefined;
    return known.get(path === '/index.html' ? '/' : path.toLowerCase().replace(/(?<=.)\/$/, ''));
  };
}

const isHeads = (value: unknown): value is Record<string, SiteHead> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((head) =>
    [head?.title, head?.description, head?.path].every((text) => typeof text === 'string'),
  );

/** Characters that search engines show. */
const MAX_DESCRIPTION_LENGTH = 160;
const PICTURE_BLOCK = /<!-- picture -->[\s\S]*?<!-- \/picture -->/;
const HEAD_BLOCK = /<!-- head\b[\s\S]*?<!-- \/head -->/;

/** Replaces the site's head, which index.html marks with comments, by the page's. The site's script keeps it. */
export function writeSiteHead(html: string, { title, description, path, picture }: SiteHead, origin: string): string {
  const named = asText(title);
  const about = asText(excerpt(description));
  const address = path === undefined ? undefined : asText(origin + path);
  const card =
    address !== undefined && courseOfAddress(origin + path, origin)
      ? `\n    <link rel="alternate" type="application/json+oembed" href="${asText(`${origin}${OEMBED_PATH}?url=${encodeURIComponent(origin + path)}`)}" title="${named}" />`
      : '';
  const head = `<title>${named} · Lectern</title>
    <meta name="description" content="${about}" />
    ${address === undefined ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${address}" />`}
    <meta property="og:title" content="${named}" />
    <meta property="og:description" content="${about}" />${address === undefined ? '' : `\n    <meta property="og:url" content="${address}" />`}${card}`;
  // A function, since `$&` in a title is not a pattern.
  const described = html.replace(HEAD_BLOCK, () => head);
  if (!picture) return described;
  const image = `<meta property="og:image" content="${asText(picture)}" />
    <meta property="og:image:alt" content="${named}" />`;
  return described.replace(PICTURE_BLOCK, () => image);
}

/** The first words of a text. */
function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  // bounded: MAX_DESCRIPTION_LENGTH characters
  return `${plain.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
