/**
 * What the HTML of a text lecture may contain: one list for the server, which cleans at writing, and the browser,
 * which cleans again at showing with another parser. Everything else becomes its text.
 */
export const lectureHtml = {
  tags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'strong',
    'em',
    'a',
    'img',
    'hr',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
  ],
  attributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  linkSchemes: ['http', 'https', 'mailto'],
  imageSchemes: ['https'],
  /** Set on every link. */
  linkRel: 'noopener noreferrer nofollow',
} as const;

/** What a text may be made of: cleaning takes time that grows with the square of the depth. */
const MOST_TAGS = 20_000;
const DEEPEST = 100;
/** Tags that nest nothing, or that end where the next of them begins. */
const flat =
  /^(p|li|tr|td|th|dt|dd|thead|tbody|tfoot|br|hr|img|wbr|input|col|source|track|area|base|link|meta|embed)$/i;

/** Whether HTML has so few tags, and so few within one another, that a server and a browser can clean it quickly. */
export function isLectureHtmlSimple(html: string): boolean {
  let count = 0;
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    count += 1;
    if (!flat.test(name)) depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (count > MOST_TAGS || depth > DEEPEST) return false;
  }
  return true;
}
