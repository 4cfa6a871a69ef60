/** About what search engines show of a description. */
const MAX_CHARACTERS = 160;

/** Shortens a text after a whole word, to `most` characters (up to 160). */
export function excerpt(text: string, most = MAX_CHARACTERS): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  // bounded: MAX_CHARACTERS
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s+\S*$/, '')} …`;
}
