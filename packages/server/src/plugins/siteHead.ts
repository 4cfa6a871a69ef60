import { asText } from '../page.ts';

/** What a page of the site is about, for those who read its head and run no script: crawlers, previews of links. */
export interface SiteHead {
  title: string;
  description: string;
  /** The one path, of several, that stands for the page. */
  path: string;
  /** The address of its own picture, of a kind that previews of links show; without it they show the site's. */
  picture?: string;
}

/**
 * From what the site's build says of its pages: heads by path, such as `{"/about": {"title": "About", …}}`. A path is
 * looked up as the site's router reads it: without regard to capitals and a slash at the end.
 */
export function readSiteHeads(json: string): (path: string) => SiteHead | undefined {
  const heads: unknown = JSON.parse(json);
  if (!isHeads(heads)) throw new Error('heads.json of the site is not a table of heads. Build the site again.');
  const known = new Map(Object.entries(heads));
  return (path) => known.get(path === '/index.html' ? '/' : path.toLowerCase().replace(/(?<=.)\/$/, ''));
}

const isHeads = (value: unknown): value is Record<string, SiteHead> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((head) =>
    [head?.title, head?.description, head?.path].every((text) => typeof text === 'string'),
  );

/** What search engines show of a description. */
const MAX_DESCRIPTION_LENGTH = 160;
const PICTURE_BLOCK = /<!-- picture -->[\s\S]*?<!-- \/picture -->/;
const HEAD_BLOCK = /<!-- head\b[\s\S]*?<!-- \/head -->/;

/** Puts a page's own head in the place of the site's, which index.html marks. The site's script keeps these elements. */
export function writeSiteHead(html: string, { title, description, path, picture }: SiteHead, origin: string): string {
  const named = asText(title);
  const about = asText(excerpt(description));
  const address = asText(origin + path);
  const head = `<title>${named} · Lectern</title>
    <meta name="description" content="${about}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:title" content="${named}" />
    <meta property="og:description" content="${about}" />
    <meta property="og:url" content="${address}" />`;
  // As a function: a "$&" in a title is text.
  const described = html.replace(HEAD_BLOCK, () => head);
  if (!picture) return described;
  const image = `<meta property="og:image" content="${asText(picture)}" />
    <meta property="og:image:alt" content="${named}" />`;
  return described.replace(PICTURE_BLOCK, () => image);
}

/** The beginning of a text, in whole words. */
function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  // bounded: MAX_DESCRIPTION_LENGTH characters
  return plain.length <= MAX_DESCRIPTION_LENGTH
    ? plain
    : `${plain.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
