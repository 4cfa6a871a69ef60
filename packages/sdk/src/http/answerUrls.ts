const names = ['imageUrl', 'profilePicture', 'contentUrl', 'posterUrl', 'videoUrl', 'captionsUrl', 'url'];
/** The fields that hold the URL of a file or a picture (§3). */
const fields = new Set(names);
/** An absolute URL: with a scheme, or relative to the page's scheme. */
const absolute = /^([a-z][a-z\d+.-]*:|\/\/)/i;
/** Matches one of these fields with a relative URL in a JSON text; testing the text is far cheaper than walking it. */
const relative = new RegExp(`"(${names.join('|')})"\\s*:\\s*"(?![a-z][a-z\\d+.-]*:|//|")`, 'i');

/** Whether the JSON text of a response holds a URL relative to the backend. */
export const hasRelativeUrl = (text: string): boolean => relative.test(text);

/**
 * Resolves every relative URL in a response against the backend's host (§3), in place.
 *
 * @param host scheme and host, without a trailing slash
 */
export function completeUrls(answer: unknown, host: string): void {
  if (typeof answer !== 'object' || answer === null) return;
  const object = answer as Record<string, unknown>;
  for (const name in object) {
    const value = object[name];
    if (typeof value === 'object') completeUrls(value, host);
    else if (typeof value === 'string' && fields.has(name) && value !== '' && !absolute.test(value)) {
      object[name] = `${host}${value.startsWith('/') ? '' : '/'}${value}`;
    }
  }
}
