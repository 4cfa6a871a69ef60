/**
 * The HTML allowed in a text lecture: one list for the server, which sanitises when it saves, and the browser, which
 * sanitises again with another parser when it renders. Everything else becomes plain text.
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

/** Limits, since the time to sanitise grows with the square of the depth. */
const MAX_TAGS = 20_000;
const MAX_DEPTH = 100;
/** Tags that don't nest, or that the next one of them closes. */
const nonNesting =
  /^(p|li|tr|td|th|dt|dd|thead|tbody|tfoot|br|hr|img|wbr|input|col|source|track|area|base|link|meta|embed)$/i;

/** Whether HTML has few enough tags and levels for a server and a browser to sanitise it quickly. */
export function isLectureHtmlSimple(html: string): boolean {
  let count = 0;
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    count += 1;
    if (!nonNesting.test(name)) depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (count > MAX_TAGS || depth > MAX_DEPTH) return false;
  }
  return true;
}
