/** The fields that hold the address of a file or a picture (§3). */
const fields = new Set(['imageUrl', 'profilePicture', 'contentUrl', 'posterUrl', 'videoUrl', 'captionsUrl', 'url']);
/** With a scheme, or of the page's scheme: such an address is whole. */
const whole = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Puts the backend's host before every address that an answer gives relative to it (§3), in place.
 *
 * @param host scheme and host, without a slash at the end
 */
export function completeUrls(answer: unknown, host: string): void {
  if (typeof answer !== 'object' || answer === null) return;
  const object = answer as Record<string, unknown>;
  for (const name in object) {
    const value = object[name];
    if (typeof value === 'object') completeUrls(value, host);
    else if (typeof value === 'string' && fields.has(name) && value !== '' && !whole.test(value)) {
      object[name] = `${host}${value.startsWith('/') ? '' : '/'}${value}`;
    }
  }
}
