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
