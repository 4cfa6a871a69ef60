/** The fields that hold the URL of a file or a picture (§3). */
const fields = new Set(['imageUrl', 'profilePicture', 'contentUrl', 'posterUrl', 'videoUrl', 'captionsUrl', 'url']);
/** An absolute URL: with a scheme, or relative to the page's scheme. */
const absolute = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Resolves every relative URL in a response against the backend's host (§3), in place.
 *
 * @param host scheme and host, without a trailing slash
 */
export function completeUrls(answer: unknown, host: string): void {
  if (typeof answer !== 'object' || answer === null) return;
  const object = answer as Record<string, unknown>;
  // Without for…in, which V8 compiles for the shapes that it has seen, again and again: each answer's are new.
  for (const name of Object.keys(object)) {
    const value = object[name];
    if (typeof value === 'object') completeUrls(value, host);
    else if (typeof value === 'string' && fields.has(name) && value !== '' && !absolute.test(value)) {
      object[name] = `${host}${value.startsWith('/') ? '' : '/'}${value}`;
    }
  }
}
