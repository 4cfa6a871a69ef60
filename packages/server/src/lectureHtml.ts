import sanitizeHtml from 'sanitize-html';

/**
 * What HTML a lecture may hold, as data: the server cleans with it when a lecture is written, a browser cleans again
 * when it is shown. Everything else becomes text or nothing.
 */
export const lectureHtmlAllowed = {
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

export function cleanLectureHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...lectureHtmlAllowed.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(lectureHtmlAllowed.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...lectureHtmlAllowed.linkSchemes],
    allowedSchemesByTag: { img: [...lectureHtmlAllowed.imageSchemes] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: lectureHtmlAllowed.linkRel }) },
  });
}
