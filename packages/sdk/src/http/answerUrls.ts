const names = ['imageUrl', 'profilePicture', 'contentUrl', 'posterUrl', 'videoUrl', 'captionsUrl', 'url'];
/** The fields that hold the address of a file or a picture (§3). */
const fields = new Set(names);
/** With a scheme, or of the page's scheme: such an address is whole. */
const whole = /^([a-z][a-z\d+.-]*:|\/\/)/i;
/** One of them in a JSON text with a value that is not whole; a glance at the text is far cheaper than a walk. */
const relative = new RegExp(`"(${names.join('|')})"\\s*:\\s*"(?![a-z][a-z\\d+.-]*:|//|")`, 'i');

/** Whether the JSON text of an answer holds an address relative to the backend. */
export const hasRelativeUrl = (text: string): boolean => relative.test(text);

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
