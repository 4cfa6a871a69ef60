import { lectureHtml } from '@lectern/sdk/rules';
import sanitizeHtml from 'sanitize-html';

/** Sanitises the HTML of a lecture before it is stored; browsers sanitise it again with the same list. */
export function cleanLectureHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...lectureHtml.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(lectureHtml.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...lectureHtml.linkSchemes],
    allowedSchemesByTag: { img: [...lectureHtml.imageSchemes] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: lectureHtml.linkRel }) },
  });
}
